// A small app whose types have schemas, written as its author would write it.
import AppIntents
import CoreSpotlight
import Synchronization

/// The app's model: entities read it, and hold nothing of it.
final class PhotoLibrary: Sendable {
  private let names = Mutex<[Int: String]>([:])
  private let lookups = Mutex(0)

  var all: [Int] { names.withLock { $0.keys.sorted() } }
  /// How often the expensive part was asked for.
  var faceLookups: Int { lookups.withLock { $0 } }

  func name(of id: Int) -> String { names.withLock { $0[id] ?? "" } }
  func rename(_ id: Int, to name: String) { names.withLock { $0[id] = name } }

  func faces(in id: Int) async throws -> [String] {
    lookups.withLock { $0 += 1 }
    guard let name = names.withLock({ $0[id] }) else { throw AppIntentError.Unrecoverable.entityNotFound }
    return ["A face in \(name)"]
  }
}

struct Photo: IndexedEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
  static let defaultQuery = PhotoQuery()

  let id: Int
  let library: PhotoLibrary

  @ComputedProperty(title: "Name", indexingKey: \.displayName)
  var name: String {
    get { library.name(of: id) }
    nonmutating set { library.rename(id, to: newValue) }
  }

  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "letters")!)
  var letters: Int { name.count }

  @ComputedProperty
  var isNamed: Bool { !name.isEmpty }

  @DeferredProperty(title: "Faces")
  var faces: [String] {
    get async throws { try await library.faces(in: id) }
  }

  var displayRepresentation: DisplayRepresentation { "Photo \(id)" }

  static func == (one: Photo, other: Photo) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct PhotoQuery: EnumerableEntityQuery {
  @Dependency var library: PhotoLibrary
  func allEntities() async throws -> [Photo] { library.all.map { Photo(id: $0, library: library) } }
  func entities(for identifiers: [Int]) async throws -> [Photo] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

@AppEntity(schema: .photos.album)
struct Album: Hashable {
  static let defaultQuery = AlbumQuery()
  let id: String
  var name: String
  var creationDate: Date?
  var albumType: AlbumType? { id.isEmpty ? nil : .custom }
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ name: String) {
    id = name.lowercased()
    self.name = name
  }

  static func == (one: Album, other: Album) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Album] {
    [Album("Summer")].filter { identifiers.contains($0.id) }
  }
}

@AppEnum(schema: .photos.albumType)
enum AlbumType: String {
  case custom, shared
  static let caseDisplayRepresentations: [AlbumType: DisplayRepresentation] = [
    .custom: "Custom", .shared: "Shared",
  ]
}

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbum {
  var name: String
  @Parameter(title: "Kind", default: .custom) var kind: AlbumType

  func perform() async throws -> some ReturnsValue<Album> & ProvidesDialog {
    .result(value: Album(name), dialog: "\(name) is \(kind.rawValue)")
  }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbum {
  var target: Album
}

@AppIntent(.photos, .deleteAlbum)
struct DeleteAlbum: DeleteIntent {
  static let title: LocalizedStringResource = "Throw Album Away"
  static let isAssistantOnly = true
  var entities: [Album]
  func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.pasteEdits)
struct PasteEdits {
  func perform() async throws -> some IntentResult {
    // Nothing yet.
  }
}

@UnionValue
enum PhotoOrAlbum {
  case photo(Photo)
  case album(Album)
}

/// A union without the macro.
enum AnyPhoto: UnionValue {
  case photo(Photo)
  case album(Album)
  case nothing
}
