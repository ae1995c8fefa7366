import SearchModel

/// Which living items.
enum Selection {
  case entity(EntityKey)
  /// What was donated as the item of that identifier, whatever entity it stands for.
  case item(app: String, identifier: String)
  /// The same but for the one of that key.
  case namesakes(of: EntityKey, identifier: String)
  case domain(app: String, domain: String, type: String?)
  case type(app: String, type: String)
  case app(String)
  case unswept(app: String, part: SweepScope.Part, mark: Int64)
  case expired(now: Double)
  /// Activities whose item is gone.
  case orphans

  /// What covers the selection in the activity store, if it has a name there.
  var erasure: Erasure? {
    switch self {
    case .entity(let key): .entity(key)
    case .type(let app, let type): .type(app: app, type: type)
    case .app(let app): .app(app)
    case .item, .namesakes, .domain, .unswept, .expired, .orphans: nil
    }
  }

  /// The condition on an item, its parameters numbered from 3.
  var condition: String {
    switch self {
    case .entity: "app = ?3 AND type = ?4 AND id = ?5"
    case .item: Self.item
    case .namesakes: "\(Self.item) AND NOT (type = ?5 AND id = ?6)"
    case .domain(_, _, let type):
      "app = ?3 AND domain IS NOT NULL AND \(Self.domain("?4"))" + (type == nil ? "" : " AND type = ?5")
    case .type: "app = ?3 AND type = ?4"
    case .app: "app = ?3"
    case .unswept(_, let part, _): "app = ?3 AND sweep < ?4" + Self.condition(part)
    case .expired: "expires IS NOT NULL AND expires <= ?3"
    case .orphans:
      """
      related IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM items AS owner WHERE owner.app = items.app AND owner.item = items.related
          AND owner.deleted = 0)
        AND NOT EXISTS (SELECT 1 FROM items AS owner WHERE owner.app = items.app
          AND owner.type = '\(EntityKey.itemType)' AND owner.id = items.related AND owner.deleted = 0)
      """
    }
  }

  /// An item by its app and identifier, which are the parameters 3 and 4.
  ///
  /// By rows, since SQLite takes no index for each side of an OR that has the app on both, but goes through all of
  /// the app's items.
  static let item = """
    row IN (SELECT row FROM items WHERE app = ?3 AND item = ?4
      UNION ALL SELECT row FROM items WHERE app = ?3 AND type = '\(EntityKey.itemType)' AND id = ?4)
    """

  /// A domain and what is below it.
  ///
  /// Whole parts only: what follows the domain's name must be a dot, whose successor is the slash. The outer bounds are
  /// what an index can use.
  static func domain(_ parameter: String) -> String {
    "domain >= \(parameter) AND domain < \(parameter) || '/'"
      + " AND (domain = \(parameter) OR domain >= \(parameter) || '.')"
  }

  /// A type is parameter 5.
  static func condition(_ part: SweepScope.Part) -> String {
    switch part {
    case .everything: ""
    case .type: " AND type = ?5"
    case .entities: " AND type = ?5 AND item IS NULL"
    case .items: " AND (item IS NOT NULL OR type = '\(EntityKey.itemType)')"
    }
  }

  func bind(_ statement: Statement) throws(LimelightError) {
    switch self {
    case .entity(let key):
      try statement.bind(3, key.app)
      try statement.bind(4, key.type)
      try statement.bind(5, key.id)
    case .item(let app, let identifier):
      try statement.bind(3, app)
      try statement.bind(4, identifier)
    case .namesakes(let key, let identifier):
      try statement.bind(3, key.app)
      try statement.bind(4, identifier)
      try statement.bind(5, key.type)
      try statement.bind(6, key.id)
    case .domain(let app, let domain, let type):
      try statement.bind(3, app)
      try statement.bind(4, domain)
      if let type { try statement.bind(5, type) }
    case .type(let app, let type):
      try statement.bind(3, app)
      try statement.bind(4, type)
    case .app(let app): try statement.bind(3, app)
    case .unswept(let app, let part, let mark):
      try statement.bind(3, app)
      try statement.bind(4, mark)
      if let type = part.type { try statement.bind(5, type) }
    case .expired(let now): try statement.bind(3, now)
    case .orphans: break
    }
  }
}

extension Catalog {
  /// Turns living items into tombstones, which keep row and key and nothing else.
  ///
  /// Activities that live with an item go with it. Takes a sequence number only if there is one to bury; grows with
  /// the number of items selected.
  func bury(
    _ selection: Selection, at now: Double, sequence: inout SequenceTaker, listsKeys: Bool = false
  ) throws(LimelightError) -> (count: Int, keys: [EntityKey]) {
    let buried = try buryThese(selection, at: now, sequence: &sequence, listsKeys: listsKeys)
    // The item of the namesakes is about to be there again, so its activities stay.
    if case .namesakes = selection { return buried }
    guard buried.count > 0 else { return buried }
    let orphans = try buryThese(.orphans, at: now, sequence: &sequence, listsKeys: listsKeys)
    return (buried.count + orphans.count, buried.keys + orphans.keys)
  }

  private func buryThese(
    _ selection: Selection, at now: Double, sequence: inout SequenceTaker, listsKeys: Bool
  ) throws(LimelightError) -> (count: Int, keys: [EntityKey]) {
    let find = try connection.statement(
      "SELECT EXISTS (SELECT 1 FROM items WHERE deleted = 0 AND (\(selection.condition)))")
    try selection.bind(find)
    let exists = try find.step() && find.integer(0) != 0
    find.reset()
    guard exists else { return (0, []) }

    let statement = try connection.statement(
      """
      UPDATE items SET deleted = 1, sequence = ?1, donated_at = ?2, expires = NULL, sweep = 0, domain = NULL,
        hash = NULL, payload = NULL, item = NULL, related = NULL WHERE deleted = 0 AND (\(selection.condition))
      """ + (listsKeys ? " RETURNING app, type, id" : ""))
    try statement.bind(1, try sequence.take())
    try statement.bind(2, now)
    try selection.bind(statement)
    var keys: [EntityKey] = []
    while try statement.step() {
      keys.append(EntityKey(app: statement.text(0), type: statement.text(1), id: statement.text(2)))
    }
    return (connection.changes, keys)
  }
}
