import CMessageDigest
import SearchModel

/// One transaction's work on the items.
struct Batch {
  private let catalog: Catalog
  private let listsAccepted: Bool
  private let now: Double
  private let mark: Int64
  private let lookup: Statement
  private let insert: Statement
  private let update: Statement
  private let renew: Statement
  private var sequence: SequenceTaker
  private var receipt = DonationReceipt()
  private var erasures: [Erasure] = []

  init(catalog: Catalog, options: ApplyOptions) throws(LimelightError) {
    self.catalog = catalog
    listsAccepted = options.listsAccepted
    now = catalog.clock.now()
    // Donations outside a sweep carry the newest mark, or a sweep running meanwhile would take them away.
    if let mark = options.sweepMark {
      self.mark = mark
    } else {
      mark = try catalog.whole("sweep_mark") ?? 0
    }
    sequence = SequenceTaker(catalog: catalog)
    let connection = catalog.connection
    lookup = try connection.statement(
      "SELECT row, hash, expires, sweep, deleted FROM items WHERE app = ? AND type = ? AND id = ?")
    insert = try connection.statement(
      """
      INSERT INTO items (app, type, id, sequence, donated_at, expires, sweep, domain, hash, payload, item, related)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    // By row and not as ON CONFLICT of the insertion: that would use up a row number each time.
    update = try connection.statement(
      """
      UPDATE items SET sequence = ?4, donated_at = ?5, expires = ?6, sweep = max(sweep, ?7), deleted = 0,
        domain = ?8, hash = ?9, payload = ?10, item = ?11, related = ?12 WHERE row = ?1
      """)
    renew = try connection.statement(
      "UPDATE items SET sequence = ifnull(?2, sequence), expires = ?3, sweep = max(sweep, ?4) WHERE row = ?1")
  }

  // MARK: Index

  mutating func index(_ entity: DonatedEntity) throws(LimelightError) {
    if let (code, message) = Self.fault(in: entity.key) { return reject(entity.key, code, message) }
    guard let content = EntityCoding.encodeContent(entity) else {
      return reject(
        entity.key, "bad-value", "Lists and objects nest deeper than \(EntityCoding.maximumDepth)")
    }
    guard content.count <= Catalog.recordLimit else {
      return reject(
        entity.key, "too-large", "The entity has \(content.count) bytes, over \(Catalog.recordLimit)")
    }
    guard try isWanted(entity) else { return accept(entity.key, .missing) }
    let hash = Self.digest(content)
    let isExpired = entity.expires.map { $0 <= now } ?? false

    try lookup.bind(1, entity.key.app)
    try lookup.bind(2, entity.key.type)
    try lookup.bind(3, entity.key.id)
    guard try lookup.step() else {
      try write(insert, entity, hash, content)
      guard catalog.connection.lastRow < Catalog.rowLimit else {
        throw LimelightError(
          .cannotCreate, "The catalog has used all its \(Catalog.rowLimit) row numbers",
          hint: "Start a new home and run `limelight reindex`.")
      }
      return indexed(entity.key, isExpired)
    }
    let row = lookup.integer(0)
    let isSame = lookup.integer(4) == 0 && lookup.blob(1).elementsEqual(hash)
    let hasSameExpiry = lookup.number(2) == entity.expires
    let isMarked = lookup.integer(3) >= mark
    lookup.reset()
    guard isSame else {
      try update.bind(1, row)
      try write(update, entity, hash, content)
      return indexed(entity.key, isExpired)
    }
    if !hasSameExpiry || !isMarked {
      try renew.bind(1, row)
      // The index holds the expiry too, so it has to follow.
      if hasSameExpiry { try renew.bindNull(2) } else { try renew.bind(2, try sequence.take()) }
      try renew.bind(3, entity.expires)
      try renew.bind(4, mark)
      try renew.run()
    }
    receipt.counts.unchanged += 1
    accept(entity.key, isExpired ? .expired : .unchanged)
  }

  /// Makes room for an item under its identifier; false for an activity whose item is not there.
  private mutating func isWanted(_ entity: DonatedEntity) throws(LimelightError) -> Bool {
    if let owner = entity.lifetimeOwner {
      return try catalog.entity(item: owner, app: entity.key.app) != nil
    }
    guard let identifier = entity.itemIdentifier else { return true }
    // The same item may have stood for another entity, or for none, before.
    let replaced = try catalog.bury(
      .namesakes(of: entity.key, identifier: identifier), at: now, sequence: &sequence, listsKeys: true)
    erasures += replaced.keys.map { .entity($0) }
    return true
  }

  /// Merges into the item of that identifier; without one nothing happens.
  mutating func update(_ update: ItemUpdate) throws(LimelightError) {
    guard let stored = try catalog.entity(item: update.identifier, app: update.app) else {
      let key = EntityKey(app: update.app, type: EntityKey.itemType, id: update.identifier)
      return accept(key, .missing)
    }
    try index(update.applied(to: stored.entity))
  }

  private mutating func write(
    _ statement: Statement, _ entity: DonatedEntity, _ hash: [UInt8], _ content: [UInt8]
  ) throws(LimelightError) {
    let isInsertion = statement === insert
    if isInsertion {
      try statement.bind(1, entity.key.app)
      try statement.bind(2, entity.key.type)
      try statement.bind(3, entity.key.id)
    }
    try statement.bind(4, try sequence.take())
    try statement.bind(5, now)
    try statement.bind(6, entity.expires)
    try statement.bind(7, mark)
    try statement.bind(8, entity.domain)
    try statement.bind(9, hash)
    try statement.bind(10, content)
    try statement.bind(11, entity.item)
    try statement.bind(12, entity.lifetimeOwner)
    try statement.run()
    for attribute in entity.attributes {
      if let options = attribute.custom {
        try catalog.allotSlots(name: attribute.name, options: options, value: attribute.value)
      }
    }
  }

  private mutating func indexed(_ key: EntityKey, _ isExpired: Bool) {
    receipt.counts.indexed += 1
    accept(key, isExpired ? .expired : .indexed)
  }

  // MARK: Delete

  mutating func delete(_ key: EntityKey) throws(LimelightError) {
    let deleted = try catalog.bury(.entity(key), at: now, sequence: &sequence)
    receipt.counts.deleted += deleted.count
    accept(key, deleted.count > 0 ? .deleted : .missing)
    if deleted.count > 0 { erasures.append(.entity(key)) }
  }

  mutating func delete(_ selection: Selection) throws(LimelightError) {
    // The activity of whole apps and types is erased by name; only a domain has to be spelled out.
    let erasure = selection.erasure
    let deleted = try catalog.bury(
      selection, at: now, sequence: &sequence, listsKeys: listsAccepted || erasure == nil)
    receipt.counts.deleted += deleted.count
    for key in deleted.keys { accept(key, .deleted) }
    if case .item(let app, let identifier) = selection, deleted.count == 0 {
      accept(EntityKey(app: app, type: EntityKey.itemType, id: identifier), .missing)
    }
    if let erasure {
      erasures.append(erasure)
    } else {
      erasures += deleted.keys.map { .entity($0) }
    }
  }

  // MARK: Outcome

  /// - Parameter isWhole: a record that cannot be taken fails all.
  mutating func finish(isWhole: Bool) throws(LimelightError) -> BatchOutcome {
    if isWhole, let first = receipt.rejected.first {
      let name = first.id.map { "The record '\($0)'" } ?? "A record"
      throw LimelightError(
        .badData, "\(name) cannot be taken, so nothing of its batch was: \(first.message)",
        hint: "Leave it out or mend it, and end the batch again.")
    }
    receipt.sequence = try sequence.finish()
    return BatchOutcome(receipt: receipt, sequence: receipt.sequence, erasures: erasures)
  }

  private mutating func accept(_ key: EntityKey, _ outcome: AcceptedRecord.Outcome) {
    if listsAccepted { receipt.accepted.append(AcceptedRecord(key: key, outcome: outcome)) }
  }

  private mutating func reject(_ key: EntityKey, _ code: String, _ message: String) {
    receipt.counts.rejected += 1
    receipt.rejected.append(
      RejectedRecord(code: code, message: message, app: key.app, type: key.type, id: key.id))
  }

  private static func fault(in key: EntityKey) -> (code: String, message: String)? {
    if key.app.isEmpty { return ("missing-app", "The record names no app") }
    if key.type.isEmpty { return ("missing-type", "The record names no type") }
    if key.id.isEmpty { return ("missing-id", "The record has no id") }
    guard !key.id.utf8.contains(0), !key.type.utf8.contains(0), !key.app.utf8.contains(0) else {
      return ("bad-id", "App, type and id cannot hold the character NUL")
    }
    return nil
  }

  private static func digest(_ content: [UInt8]) -> [UInt8] {
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, content, content.count)
    return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { buffer, count in
      SHA256Final(buffer.baseAddress, &context)
      count = buffer.count
    }
  }
}

/// Takes a transaction's sequence number when the first change needs one.
struct SequenceTaker {
  private let catalog: Catalog
  private var taken: Int64?

  init(catalog: Catalog) { self.catalog = catalog }

  mutating func take() throws(LimelightError) -> Int64 {
    if let taken { return taken }
    let next = try catalog.sequence() + 1
    taken = next
    return next
  }

  /// Stores the number if one was taken; rolled back with the transaction, so no gap stays.
  func finish() throws(LimelightError) -> Int64? {
    if let taken { try catalog.setWhole("sequence", taken) }
    return taken
  }
}
