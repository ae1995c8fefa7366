import SearchIndex
import SearchModel
import Synchronization
import TestSupport

/// An engine on a private home with a clock that tests set.
struct EngineFixture {
  let home: TemporaryHome
  let engine: IndexEngine
  let time: TestClock

  init() throws {
    home = try TemporaryHome()
    time = TestClock()
    engine = IndexEngine(paths: home.paths, clock: time.clock)
  }

  /// Another engine on the same home: as far as files and locks go, another process.
  func another() -> IndexEngine { IndexEngine(paths: home.paths, clock: time.clock) }

  static func entity(_ id: String, title: String, change: (inout DonatedEntity) -> Void = { _ in })
    -> DonationOperation
  {
    var entity = DonatedEntity(key: EntityKey(app: "org.example.test", type: "Note", id: id))
    entity.attributes = [Attribute("title", .text(title))]
    change(&entity)
    return .index(entity)
  }

  @discardableResult
  func donate(_ operations: DonationOperation...) async throws -> DonationReceipt {
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    return try await engine.donate(operations, options: options)
  }

  /// The identifiers found, best first.
  func find(_ text: String, with engine: IndexEngine? = nil) async throws -> [String] {
    try await (engine ?? self.engine).search(SearchRequest(text)).identifiers
  }
}

extension SearchResponse {
  var identifiers: [String] {
    hits.compactMap { if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { nil } }
  }
}

/// A wall clock that moves only when told.
final class TestClock: Sendable {
  private let seconds = Mutex(1_800_000_000.0)
  var clock: WallClock { WallClock { [self] in seconds.withLock { $0 } } }
  func advance(_ by: Double) { seconds.withLock { $0 += by } }
}

/// Raised once, seen by all.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)
  var isRaised: Bool { value.load(ordering: .relaxed) }
  func raise() { value.store(true, ordering: .relaxed) }
}
