import AppIntents
import CoreSpotlight
import SearchModel
import Testing

/// Properties that read from their entity, as the macros write them.
struct ComputedPropertyTests {
  struct Track: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
    static let defaultQuery = TrackQuery()
    let id: String
    var seconds: Int
    var label: String { "\(seconds / 60) min" }
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    private let _label = EntityProperty<String>(
      identifier: "label", title: "Label", indexingKey: \.contentDescription, getter: \Track.label)
    var labelProperty: EntityProperty<String> { _label._bound(to: self) }

    private let _lyrics = EntityProperty<String>(
      identifier: "lyrics", asyncGetter: { (track: Track) in "la " + track.id })
    var lyricsProperty: EntityProperty<String> { _lyrics._bound(to: self) }

    init(id: String, seconds: Int) {
      self.id = id
      self.seconds = seconds
    }
  }

  struct TrackQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Track] { [] }
  }

  final class Counter {
    var count = 1
  }

  private let track = Track(id: "a", seconds: 120)

  @Test("A computed property is what its entity computes, also in the index")
  func computed() {
    #expect(track.labelProperty.wrappedValue == "2 min" && track.labelProperty.description == "2 min")
    #expect(track.labelProperty.modifiers == .readOnly && track.labelProperty.identifier == "label")
    #expect(track.defaultAttributeSet.contentDescription == "2 min")
    var longer = track
    longer.seconds = 180
    #expect(longer.labelProperty.wrappedValue == "3 min")
  }

  @Test("A deferred property is waited for, and only then")
  func deferred() async throws {
    let property = track.lyricsProperty
    #expect(property.modifiers == [.readOnly, .async] && property.currentValue == nil)
    #expect(try await property.loadedValue() as? String == "la a")
    #expect(property.indexedValue == nil)
  }

  @Test("What is set goes to the entity where that is a class")
  func writing() {
    let counter = Counter()
    let property = EntityProperty<Int>(identifier: "count", getSetter: \Counter.count)._bound(to: counter)
    property.wrappedValue = 5
    #expect(counter.count == 5 && property.wrappedValue == 5 && property.modifiers == [])
  }

  @Test("A property of another entity's type stays without a value")
  func otherEntity() {
    let property = EntityProperty<Int?>(identifier: "count", getter: \Pair.first)._bound(to: track)
    #expect(property.wrappedValue == nil)
  }

  struct Pair { var first: Int? }

  @Test("Properties are coded by their value")
  func codable() throws {
    let property = EntityProperty<Int>(title: "Count")
    property.wrappedValue = 7
    let data = try JSONEncoder().encode(["a": property])
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":7}"#)
    #expect(try JSONDecoder().decode([String: EntityProperty<Int>].self, from: data)["a"]?.wrappedValue == 7)
    let none = try JSONDecoder().decode([EntityProperty<Int?>].self, from: Data("[null]".utf8))
    #expect(none[0].wrappedValue == nil)
  }
}
