import SearchModel

/// Which living items.
enum Selection {
  case entity(EntityKey)
  case domain(app: String, domain: String, type: String?)
  case type(app: String, type: String)
  case app(String)
  case unswept(app: String, type: String?, mark: Int64)
  case expired(now: Double)

  /// What covers the selection in the activity store, if it has a name there.
  var erasure: Erasure? {
    switch self {
    case .entity(let key): .entity(key)
    case .type(let app, let type): .type(app: app, type: type)
    case .app(let app): .app(app)
    case .domain, .unswept, .expired: nil
    }
  }

  /// The condition on an item, its parameters numbered from 3.
  var condition: String {
    switch self {
    case .entity: "app = ?3 AND type = ?4 AND id = ?5"
    // Whole parts only: what follows the domain's name must be a dot, whose successor is the slash.
    case .domain(_, _, let type):
      "app = ?3 AND domain IS NOT NULL AND (domain = ?4 OR domain >= ?4 || '.' AND domain < ?4 || '/')"
        + (type == nil ? "" : " AND type = ?5")
    case .type: "app = ?3 AND type = ?4"
    case .app: "app = ?3"
    case .unswept(_, let type, _): "app = ?3 AND sweep < ?4" + (type == nil ? "" : " AND type = ?5")
    case .expired: "expires IS NOT NULL AND expires <= ?3"
    }
  }

  func bind(_ statement: Statement) throws(LimelightError) {
    switch self {
    case .entity(let key):
      try statement.bind(3, key.app)
      try statement.bind(4, key.type)
      try statement.bind(5, key.id)
    case .domain(let app, let domain, let type):
      try statement.bind(3, app)
      try statement.bind(4, domain)
      if let type { try statement.bind(5, type) }
    case .type(let app, let type):
      try statement.bind(3, app)
      try statement.bind(4, type)
    case .app(let app): try statement.bind(3, app)
    case .unswept(let app, let type, let mark):
      try statement.bind(3, app)
      try statement.bind(4, mark)
      if let type { try statement.bind(5, type) }
    case .expired(let now): try statement.bind(3, now)
    }
  }
}

extension Catalog {
  /// Turns living items into tombstones, which keep row and key and nothing else.
  ///
  /// Takes a sequence number only if there is one to bury; grows with the number of items selected.
  func bury(
    _ selection: Selection, at now: Double, sequence: inout SequenceTaker, listsKeys: Bool = false
  ) throws(LimelightError) -> (count: Int, keys: [EntityKey]) {
    let find = try connection.statement(
      "SELECT EXISTS (SELECT 1 FROM items WHERE deleted = 0 AND \(selection.condition))")
    try selection.bind(find)
    let exists = try find.step() && find.integer(0) != 0
    find.reset()
    guard exists else { return (0, []) }

    let statement = try connection.statement(
      """
      UPDATE items SET deleted = 1, sequence = ?1, donated_at = ?2, expires = NULL, sweep = 0, domain = NULL,
        hash = NULL, payload = NULL WHERE deleted = 0 AND \(selection.condition)
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
