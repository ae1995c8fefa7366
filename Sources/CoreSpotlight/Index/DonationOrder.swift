import SearchModel
import Synchronization

/// Keeps an app's donations in the order of its calls, whether these wait or leave a completion handler.
final class DonationOrder: Sendable {
  private static let known = Mutex<[Donor: DonationOrder]>([:])

  /// The one of an app and a home in this process.
  static func of(app: String, home: HomePaths) -> DonationOrder {
    known.withLock { known in
      let donor = Donor(app: app, home: home)
      if let order = known[donor] { return order }
      let order = DonationOrder()
      known[donor] = order
      return order
    }
  }

  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Does the work once all that was submitted before is done; its place is taken before this returns.
  func submit<Outcome: Sendable>(
    _ work: @escaping @Sendable () async throws -> Outcome
  ) -> Task<Outcome, any Error> {
    last.withLock { last in
      let task = Task { [previous = last] in
        await previous?.value
        return try await work()
      }
      last = Task { _ = await task.result }
      return task
    }
  }

  /// Returns when all that was submitted so far is done.
  func settle() async { await last.withLock { $0 }?.value }
}

/// An app and where it donates to.
struct Donor: Hashable {
  var app: String
  var home: HomePaths
}
