import AppIntents
import CoreSpotlight
import SearchIndex
import SearchModel
import TestSupport
import Testing

@testable import AppIntents

struct PropertyMacroBehaviourTests {
  private let library = PhotoLibrary()
  private var photo: Photo { Photo(id: 1, library: library) }

  @Test("A computed property is read from its source whenever it is asked for")
  func computedIsLive() {
    let photo = photo
    let property = photo.$name
    #expect(property.wrappedValue == "" && !photo.$isNamed.wrappedValue)
    library.rename(1, to: "Beach")
    #expect(
      property.wrappedValue == "Beach" && photo.$isNamed.wrappedValue && photo.$letters.wrappedValue == 5)
  }

  @Test("What is set through a property with a setter reaches the source")
  func settable() {
    photo.$name.wrappedValue = "Dunes"
    #expect(library.name(of: 1) == "Dunes")
    #expect(photo.$name.modifiers == [] && photo.$letters.modifiers == .readOnly)
  }

  @Test("The key path of a property leads to its value, for sorting")
  func keyPath() {
    for (id, name) in [(1, "Sea"), (2, "Air"), (3, "Moor")] { library.rename(id, to: name) }
    let key = \Photo.$name
    let photos = library.all.map { Photo(id: $0, library: library) }
    let sorted = photos.sorted { $0[keyPath: key].wrappedValue < $1[keyPath: key].wrappedValue }
    #expect(sorted.map(\.id) == [2, 3, 1])
  }

  @Test("Titles are those given, and the properties of an entity are all found in order")
  func found() {
    let properties = EntityFields.of(Photo.self).properties(of: photo)
    #expect(properties.map(\.identifier) == ["name", "letters", "isNamed", "faces"])
    #expect(properties.map(\.title.text) == ["Name", "", "", "Faces"])
    #expect(MemoryLayout<Photo>.size == MemoryLayout<Int>.size + MemoryLayout<PhotoLibrary>.size)
  }

  @Test("An entity that is a class, and one that is generic, have their computed properties too")
  func otherEntities() throws {
    let roll = Roll(id: "a")
    #expect(EntityFields.of(Roll.self).properties(of: roll).map(\.identifier) == ["label"])
    #expect(roll.defaultAttributeSet.title == "Roll a")
    let frame = Frame<String>(id: "b")
    #expect(frame.$label.wrappedValue == "Frame b of String")
    #expect(EntityFields.of(Frame<String>.self).properties(of: frame).map(\.identifier) == ["label"])
  }

  @Test("A deferred property is evaluated only when it is asked for, each time")
  func deferred() async throws {
    library.rename(1, to: "Beach")
    let photo = photo
    let property = try #require(EntityFields.of(Photo.self).properties(of: photo).last)
    _ = photo.defaultAttributeSet
    #expect(library.faceLookups == 0 && property.modifiers == [.readOnly, .async])
    let faces = try await photo.$faces.loadedValue() as? [String]
    #expect(faces == ["A face in Beach"] && library.faceLookups == 1)
    _ = try await property.loadedValue()
    #expect(library.faceLookups == 2)
    let missing = Photo(id: 9, library: library)
    await #expect(throws: AppIntentError.self) { try await missing.$faces.loadedValue() }
  }

  @Test(
    "Computed properties with an indexing key are donated and found; a donation asks for nothing deferred")
  func donated() async throws {
    let home = try TemporaryHome()
    library.rename(1, to: "Low tide")
    let host = InProcessHost(
      app: "org.example.photos", title: "Photos", entities: [Photo.self], intents: [],
      configure: { [library] in AppDependencyManager.shared.add(dependency: library) })
    try await host.reindex(scope: DonationScope(home: home.paths))
    let engine = IndexEngine.shared(for: home.paths)
    try await engine.catchUp()
    let key = EntityKey(app: "org.example.photos", type: "Photo", id: "1")
    let found = try #require(await engine.entity(key)).entity.entity
    #expect(found["displayName"] == .text("Low tide") && found["letters"] == .integer(8))
    for query in ["tide", "letters:8"] {
      let hits = try await engine.search(SearchRequest(query)).hits
      #expect(hits.count == 1, "\(query)")
    }
    #expect(library.faceLookups == 0)
  }
}

private final class Roll: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roll"
  static var defaultQuery: NoQuery<Roll> { NoQuery() }
  let id: String
  @ComputedProperty(indexingKey: \.title) var label: String { "Roll \(id)" }
  var displayRepresentation: DisplayRepresentation { "A roll" }
  init(id: String) { self.id = id }
}

private struct Frame<Content: Sendable>: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Frame" }
  static var defaultQuery: NoQuery<Frame<Content>> { NoQuery() }
  let id: String
  @ComputedProperty var label: String { "Frame \(id) of \(Content.self)" }
  var displayRepresentation: DisplayRepresentation { "A frame" }
}

private struct NoQuery<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
