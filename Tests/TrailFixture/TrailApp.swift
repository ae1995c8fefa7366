import AppIntents
import Synchronization

/// An app of trails that are walked and noted.
struct TrailApp: App {
  var body: some Scene {
    WindowGroup { Text("Trails") }
  }
}

/// What is kept as long as the process lives.
final class TrailStore: Sendable {
  static let shared = TrailStore()
  private let walks = Mutex<[Int: Int]>([:])
  private let notes = Mutex<[String]>([])
  private let names = Mutex([1: "Ridge", 2: "Lake Loop"])

  func name(_ id: Int) -> String? { names.withLock { $0[id] } }
  var ids: [Int] { names.withLock { $0.keys.sorted() } }
  func close(_ id: Int) { names.withLock { $0[id] = nil } }
  func walks(_ id: Int) -> Int { walks.withLock { $0[id] ?? 0 } }
  func walk(_ id: Int) { walks.withLock { $0[id, default: 0] += 1 } }
  func note(_ text: String) { notes.withLock { $0.append(text) } }
  var noted: [String] { notes.withLock { $0 } }
}

struct TrailEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TrailQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TrailEntity] {
    identifiers.compactMap { id in TrailStore.shared.name(id).map { TrailEntity(id: id, name: $0) } }
  }
}
