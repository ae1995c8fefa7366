public import Foundation
import SearchModel
import Synchronization

/// The app's own index: what it hands over here, people find.
///
/// A call that completes without error made the donation durable. It becomes searchable shortly after: this process
/// indexes it in the background, and a search of any process first takes in what is pending. Calls take effect in
/// their order. All names of one app share one space of identifiers; the name only tells client states apart.
///
/// Apple's counterpart: `CSSearchableIndex`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Asked to donate again by a reindex, and for data of its items.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
    didSet { IndexDelegates.note(self) }
  }

  /// The way to the engine.
  package let channel: DonationChannel
  let isDefault: Bool

  /// Whether this machine can index; always true, since a failure comes with its reason from the call itself.
  open class func isIndexingAvailable() -> Bool { true }

  /// The app's unnamed index, which takes no batches; always the same object.
  public class func `default`() -> CSSearchableIndex {
    guard let context = AppContext.current else { return shared }
    // Apps that share a process have one each, which outlives the call and with it the mark of a sweep.
    let donor = Donor(app: context.app, home: context.scope?.home ?? DefaultHome.paths)
    return defaults.withLock { known in
      if let index = known[donor] { return index }
      let lasting = AppContext(app: donor.app, scope: DonationScope(home: donor.home))
      let index = AppContext.$current.withValue(lasting) { makeDefault() }
      known[donor] = index
      return index
    }
  }

  private static let shared = makeDefault()
  private static let defaults = Mutex<[Donor: CSSearchableIndex]>([:])

  private static func makeDefault() -> CSSearchableIndex {
    CSSearchableIndex(channel: DonationChannel(indexName: ""), isDefault: true)
  }

  /// An index of that name.
  public init(name: String) {
    channel = DonationChannel(indexName: name)
    isDefault = false
    super.init()
    ActivityIndexing.start()
  }

  /// An index of that name whose entities have this protection class.
  ///
  /// While the session is locked, entities of the classes `complete` and `completeUnlessOpen` are absent from every
  /// answer (Docs/Protection.md). That is access control by this software, not encryption.
  public init(name: String, protectionClass: FileProtectionType?) {
    channel = DonationChannel(indexName: name, protectionClass: protectionClass?.rawValue)
    isDefault = false
    super.init()
    ActivityIndexing.start()
  }

  /// An index of that name for the entities of another app.
  ///
  /// - Parameter options: makes no difference on Linux.
  public init(
    name: String, protectionClass: FileProtectionType?, bundleIdentifier: String, options: Int
  ) {
    channel = DonationChannel(
      indexName: name, protectionClass: protectionClass?.rawValue, app: bundleIdentifier)
    isDefault = false
    super.init()
    ActivityIndexing.start()
  }

  private init(channel: DonationChannel, isDefault: Bool) {
    self.channel = channel
    self.isDefault = isDefault
    super.init()
    ActivityIndexing.start()
  }

  /// Donates items; one with a known identifier replaces the item before it, or is merged into it if it is an update.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` the other items were taken.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await channel.send(operations(for: items))
  }

  /// Withdraws items by identifier, also those that stand for an entity; unknown ones are no error.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await channel.send(operations(deleting: identifiers))
  }

  /// Withdraws what is in these domains and the domains below them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    try await channel.send(operations(deletingDomains: domainIdentifiers))
  }

  /// Withdraws everything of the app at once, its entities too, and forgets its client states.
  ///
  /// An open batch loses what it has collected.
  open func deleteAllSearchableItems() async throws { try await channel.deleteEverything().value }

  /// Returns when every search finds what was donated so far; what was withdrawn is found by none.
  ///
  /// Limelight's own: donating is done when it is durable, and a search takes in first what it still lacks where it may
  /// write, within bounds. An open batch is not waited for.
  ///
  /// - Throws: `CSIndexError` if the index could not be brought up to date; what was donated stays durable.
  public func waitUntilSearchable() async throws { try await channel.makeSearchable() }
}

extension CSSearchableIndex {
  func operations(for items: [CSSearchableItem]) -> [DonationOperation] {
    let (app, now) = (channel.app, channel.now)
    return items.map { $0.operation(app: app, now: now) }
  }

  func operations(deleting identifiers: [String]) -> [DonationOperation] {
    let app = channel.app
    return identifiers.map { .deleteItem(app: app, identifier: $0) }
  }

  func operations(deletingDomains domains: [String]) -> [DonationOperation] {
    let app = channel.app
    return domains.map { .deleteDomain(app: app, domain: $0, type: nil) }
  }
}
