public import Foundation
import SearchModel
import Synchronization

/// The app's own index: what it hands over here, people find.
///
/// A call that completes without error made the donation durable; it becomes searchable shortly after. All names of
/// one app share one space of identifiers; the name only tells client states apart.
///
/// Apple's counterpart: `CSSearchableIndex`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Asked to donate again when the index lost something.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// The way to the engine.
  package let channel: DonationChannel
  private let isDefault: Bool

  /// Whether this machine can index; always true, since a failure comes with its reason from the call itself.
  open class func isIndexingAvailable() -> Bool { true }

  /// The app's unnamed index, which takes no batches; always the same object, but for apps that share a process.
  public class func `default`() -> CSSearchableIndex {
    guard AppContext.current != nil else { return shared }
    return CSSearchableIndex(channel: DonationChannel(indexName: ""), isDefault: true)
  }

  private static let shared = CSSearchableIndex(channel: DonationChannel(indexName: ""), isDefault: true)

  /// An index of that name.
  public init(name: String) {
    channel = DonationChannel(indexName: name)
    isDefault = false
    super.init()
  }

  /// An index of that name whose entities have this protection class.
  ///
  /// While the session is locked, entities of the classes `complete` and `completeUnlessOpen` are absent from every
  /// answer (Docs/Protection.md). That is access control by this software, not encryption.
  public init(name: String, protectionClass: FileProtectionType?) {
    channel = DonationChannel(indexName: name, protectionClass: protectionClass?.rawValue)
    isDefault = false
    super.init()
  }

  private init(channel: DonationChannel, isDefault: Bool) {
    self.channel = channel
    self.isDefault = isDefault
    super.init()
  }

  // MARK: Batches

  /// Keeps what follows until `endBatch`; does nothing on the default index, whose `endBatch` then fails.
  open func beginBatch() {
    if !isDefault { channel.beginBatch() }
  }

  /// Makes the batch durable together with a client state of at most 250 bytes.
  open func endBatch(withClientState clientState: Data) async throws {
    try await channel.endBatch(newState: clientState, expected: nil)
  }

  /// Makes the batch durable only if the stored client state is the expected one.
  ///
  /// - Throws: `CSIndexError` with `mismatchedClientState`; then nothing of the batch was taken.
  open func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
    try await channel.endBatch(newState: newClientState, expected: .some(expectedClientState))
  }

  /// The client state stored last under this name, if any.
  open func fetchLastClientState() async throws -> Data? { try await channel.clientState() }

  // MARK: Items

  /// Donates items; one with a known identifier replaces the item before it.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` the other items were taken.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await channel.send(operations(for: items))
  }

  /// Withdraws items by identifier; unknown ones are no error.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await channel.send(operations(deleting: identifiers))
  }

  /// Withdraws what is in these domains and the domains below them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await channel.send(operations(deletingDomains: domainIdentifiers))
  }

  /// Withdraws everything of the app, its entities too, and forgets the client state.
  open func deleteAllSearchableItems() async throws { try await channel.deleteEverything() }
}

extension CSSearchableIndex {
  func operations(for items: [CSSearchableItem]) -> [DonationOperation] {
    items.map { item in
      if let type = (item.association ?? item.attributeSet.association)?.type {
        Self.associatedTypes.withLock { _ = $0.insert(type) }
      }
      return .index(item.donated(app: channel.app))
    }
  }

  /// Items that stand for an entity have the entity's type, so their identifiers are looked for there too.
  func operations(deleting identifiers: [String]) -> [DonationOperation] {
    let types = [CSSearchableItem.type] + Self.associatedTypes.withLock { $0.sorted() }
    return types.flatMap { type in
      identifiers.map { .delete(EntityKey(app: channel.app, type: type, id: $0)) }
    }
  }

  func operations(deletingDomains domains: [String]) -> [DonationOperation] {
    domains.map { .deleteDomain(app: channel.app, domain: $0, type: nil) }
  }

  /// The entity types this process associated items with.
  private static let associatedTypes = Mutex<Set<String>>([])
}
