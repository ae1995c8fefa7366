import AppLink
import Synchronization

/// Gives what answers requests the connection they came by, which is made after it.
final class PeerHolder: Sendable {
  private let value = Mutex<RPCPeer?>(nil)

  func set(_ peer: RPCPeer) { value.withLock { $0 = peer } }

  func peer() -> RPCPeer {
    guard let peer = value.withLock({ $0 }) else { fatalError("A request came before the connection.") }
    return peer
  }
}
