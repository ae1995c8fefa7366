import Catalog
import SearchModel
import Synchronization
import TestSupport

/// A clock that tests set.
final class SettableClock: Sendable {
  private let seconds = Mutex(1_000_000.0)

  var now: Double {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }

  var clock: WallClock { WallClock { [self] in now } }
}

/// A home with a catalog in it.
struct Fixture {
  let home: TemporaryHome
  let time = SettableClock()
  let catalog: Catalog

  init() throws {
    home = try TemporaryHome()
    catalog = try Catalog(paths: home.paths, mode: .readWrite(creating: true), clock: time.clock)
  }

  /// Another connection to the same catalog.
  func open(_ mode: StoreMode = .readWrite(creating: false), busyTimeout: Double = 10) throws -> Catalog {
    try Catalog(paths: home.paths, mode: mode, busyTimeout: busyTimeout, clock: time.clock)
  }

  @discardableResult
  func donate(_ entities: DonatedEntity..., mark: Int64? = nil) throws -> BatchOutcome {
    var options = ApplyOptions()
    options.listsAccepted = true
    options.sweepMark = mark
    return try catalog.apply(entities.map { .index($0) }, options: options)
  }
}

/// The key `a/T/ID`.
func key(_ id: String, type: String = "T", app: String = "a") -> EntityKey {
  EntityKey(app: app, type: type, id: id)
}

/// An entity with a title.
func entity(
  _ id: String, _ title: String = "title", type: String = "T", app: String = "a", domain: String? = nil,
  expires: Double? = nil
) -> DonatedEntity {
  var entity = DonatedEntity(key: key(id, type: type, app: app))
  entity.attributes = [Attribute("title", .text(title))]
  entity.domain = domain
  entity.expires = expires
  return entity
}

/// The titles of living entities by id.
func titles(_ catalog: Catalog) throws -> [String: String] {
  var titles: [String: String] = [:]
  try catalog.list { item in
    guard case .text(let title) = item.entity["title"] else { return true }
    titles[item.entity.key.id] = title
    return true
  }
  return titles
}

/// What changed, as `+ROW@SEQUENCE` and `-ROW@SEQUENCE`.
func changes(_ catalog: Catalog, after sequence: Int64 = 0, row: Int64? = nil) throws -> [String] {
  var changes: [String] = []
  try catalog.changes(after: sequence, row: row) {
    changes.append(($0.entity == nil ? "-" : "+") + "\($0.row)@\($0.sequence)")
    return true
  }
  return changes
}
