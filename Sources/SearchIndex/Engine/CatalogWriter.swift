import Catalog
package import SearchModel

/// Takes donations into the catalog, one transaction a call, on a thread of its own.
actor CatalogWriter {
  private let executor = ThreadExecutor(name: "limelight-write")
  private let paths: HomePaths
  private let clock: WallClock
  private var catalog: Catalog?
  private lazy var longTokens = LongTokens()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(paths: HomePaths, clock: WallClock) {
    self.paths = paths
    self.clock = clock
  }

  /// One transaction is at most this many records or bytes, so that nobody waits long for their turn.
  private static let records = 1_000
  private static let bytes = 4 << 20

  /// Takes the operations in order; the client state goes with the last of them.
  func donate(_ operations: [DonationOperation], options: DonationOptions) throws -> DonationReceipt {
    let catalog = try open()
    var receipt = DonationReceipt()
    var apply = ApplyOptions()
    let longTokens = longTokens.count(in: operations)
    // Which of them changed anything is in the list of accepted records.
    apply.listsAccepted = options.listsAccepted || !longTokens.isEmpty
    apply.sweepMark = options.sweepMark
    apply.isWhole = options.isWhole
    var rest = operations[...]
    repeat {
      let batch = options.isWhole ? rest : rest.prefix(Self.cut(rest))
      rest = rest.dropFirst(batch.count)
      if rest.isEmpty { apply.clientState = options.clientState }
      let outcome = try marked { try catalog.apply(batch, options: apply) }
      try forget(outcome.erasures)
      receipt.add(outcome.receipt)
    } while !rest.isEmpty
    for record in receipt.accepted where record.outcome == .indexed {
      receipt.truncatedTokens += longTokens[record.key] ?? 0
    }
    if !options.listsAccepted { receipt.accepted = [] }
    try catalog.add(receipt.truncatedTokens, to: .truncatedTokens)
    try catalog.add(receipt.counts.rejected, to: .rejected)
    return receipt
  }

  /// How many operations the next transaction takes.
  private static func cut(_ operations: ArraySlice<DonationOperation>) -> Int {
    var size = 0
    for (count, operation) in operations.prefix(records).enumerated() {
      size += operation.approximateSize
      if size > bytes { return max(1, count) }
    }
    return min(records, operations.count)
  }

  /// Leaves `index/pending` before and after a transaction.
  ///
  /// Before: a process killed right after its commit has announced it. After: an indexer that looked between
  /// the two has removed the first mark.
  private func marked<Result>(_ transaction: () throws -> Result) throws -> Result {
    try FileSystem.touch(paths.pending)
    let result = try transaction()
    try FileSystem.touch(paths.pending)
    return result
  }

  /// Deleted entities leave no trace of who opened them.
  private func forget(_ erasures: [Erasure]) throws {
    guard !erasures.isEmpty, FileSystem.exists(paths.activity) else { return }
    try ActivityStore(paths: paths, mode: .readWrite(creating: false), clock: clock).forget(erasures)
  }

  func recordOpen(_ key: EntityKey, row: Int64, typed: String) throws {
    try activity { try $0.recordOpen(key, typed: typed, row: row) }
  }

  /// Changes what is remembered of openings, in a file that is made if there is none.
  func activity<Result: Sendable>(_ body: @Sendable (ActivityStore) throws -> Result) throws -> Result {
    try body(ActivityStore(paths: paths, mode: .readWrite(creating: true), clock: clock))
  }

  /// Notes which entity an app shows; nothing before anything was donated.
  func noteOnScreen(_ key: EntityKey?, app: String) throws {
    guard FileSystem.exists(paths.catalog), key != nil || FileSystem.exists(paths.activity) else { return }
    let row = try key.flatMap { try open().entity($0)?.row } ?? 0
    try activity { try $0.setOnScreen(key, app: app, row: row) }
  }

  /// The last sequence of the catalog.
  func sequence() throws -> Int64 { try open().sequence() }

  func beginSweep() throws -> Int64 { try open().beginSweep() }

  func sweep(
    _ mark: Int64, app: String, scope: SweepScope, acceptDeletions: Bool
  ) throws -> SweepOutcome {
    let catalog = try open()
    let outcome = try marked {
      try catalog.sweep(mark: mark, app: app, scope: scope, acceptDeletions: acceptDeletions)
    }
    try forget(outcome.erasures)
    return outcome
  }

  func sweepExpired() throws -> SweepOutcome {
    let catalog = try open()
    let outcome = try marked { try catalog.sweepExpired() }
    try forget(outcome.erasures)
    return outcome
  }

  func pruneTombstones(through sequence: Int64) throws { _ = try open().pruneTombstones(through: sequence) }

  func add(_ amount: Int, to counter: CatalogCounter) throws { try open().add(amount, to: counter) }

  func note(_ time: CatalogTime) throws { try open().note(time) }

  private func open() throws -> Catalog {
    if let catalog { return catalog }
    try IndexEngine.checkSchema()
    try FileSystem.makeDirectory(paths.data)
    let opened = try Catalog(paths: paths, mode: .readWrite(creating: true), clock: clock)
    try FileSystem.makeDirectory(paths.index)
    catalog = opened
    return opened
  }
}

extension DonationOperation {
  /// Bytes of its texts, near enough to cut batches by.
  package var approximateSize: Int {
    let attributes: [Attribute] =
      switch self {
      case .index(let entity): entity.attributes
      case .update(let update): update.attributes
      case .delete, .deleteItem, .deleteDomain, .deleteType, .deleteApp: []
      }
    return attributes.reduce(64) { $0 + $1.name.utf8.count + $1.value.approximateSize }
  }
}

extension AttributeValue {
  fileprivate var approximateSize: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .data(let bytes): bytes.count
    case .list(let values): values.reduce(8) { $0 + $1.approximateSize }
    case .object(let members): members.reduce(8) { $0 + $1.key.utf8.count + $1.value.approximateSize }
    case .localized(let texts): texts.reduce(8) { $0 + $1.value.utf8.count }
    case .integer, .number, .boolean, .date: 8
    }
  }
}
