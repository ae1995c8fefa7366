import AppIntents
import Testing

struct TextTests {
  @Test("An interpolated text has a key with placeholders and shows its values")
  func interpolation() {
    let name = "Uluru"
    let text: LocalizedStringResource = "\(name) has \(3) sides of \(2.5) m"
    #expect(text.key == "%@ has %lld sides of %lf m")
    #expect(String(localized: text) == "Uluru has 3 sides of 2.5 m")
  }

  @Test("Entities, enum cases and other texts are shown as people see them")
  func shownValues() {
    let fuji = LandmarkEntity(LandmarkStore.sample[1])
    let inner: LocalizedStringResource = "inside"
    let text: LocalizedStringResource = "\(fuji), \(Continent.asia), \(inner)"
    #expect(String(localized: text) == "Mount Fuji, Asia, inside")
  }

  @Test("A placeholder, a format and a printf specifier keep their forms")
  func formats() {
    let text: LocalizedStringResource =
      "\(placeholder: .int) \(7, specifier: "%03d") \(0.5, format: .number.precision(.fractionLength(2)))"
    #expect(String(localized: text).hasPrefix("%lld 007 0"))
    #expect(text.key == "%lld %03d %@")
  }

  @Test("A key of its own and a table make two texts different")
  func keys() {
    let plain: LocalizedStringResource = "Open"
    let keyed = LocalizedStringResource("open.title", defaultValue: "Open", table: "Intents")
    #expect(keyed.key == "open.title" && keyed.table == "Intents")
    #expect(plain != keyed && plain == LocalizedStringResource("Open"))
    #expect(String(localized: "Hello \(1)") == "Hello 1")
    #expect(AttributedString(localized: "Hello") == AttributedString("Hello"))
  }

  @Test("Texts survive coding")
  func coding() throws {
    let text = LocalizedStringResource("k", defaultValue: "v \(1)", table: "T")
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(text))
    #expect(copy == text)
  }

  @Test("Dialogs, descriptions and representations take literals with interpolations")
  func literals() {
    let count = 2
    let dialog: IntentDialog = "\(count) found"
    let description: IntentDescription? = "Finds \(count)"
    let representation: DisplayRepresentation = "\(count)"
    let type: TypeDisplayRepresentation = "Kind \(count)"
    #expect(dialog == IntentDialog("\(count) found"))
    #expect(description.map { String(localized: $0.descriptionText) } == "Finds 2")
    #expect(String(localized: representation.title) == "2" && String(localized: type.name) == "Kind 2")
  }

  @Test("An enum case is found by raw value and shown by its representation")
  func enums() {
    #expect(String(localized: Continent.europe.localizedStringResource) == "Europe")
    #expect(Continent(rawValue: "asia") == .asia)
  }
}
