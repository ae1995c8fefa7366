import CoreSpotlight
import Foundation
import SearchModel
import Testing
import UniformTypeIdentifiers

struct AttributeSetTests {
  @Test("Attributes of each kind come back as they were set")
  func kindsRoundTrip() {
    let set = CSSearchableItemAttributeSet(contentType: .plainText)
    let moment = Date(timeIntervalSince1970: 1_700_000_000.5)
    set.title = "Lake Baikal"
    set.keywords = ["lake", "deep"]
    set.latitude = 53.5
    set.pageCount = 12
    set.allDay = true
    set.startDate = moment
    set.importantDates = [moment]
    set.contentURL = URL(string: "https://example.org/a%20b")
    set.thumbnailData = Data([1, 2, 3])
    set.sharedItemContentType = .png
    set.emailHeaders = ["To": ["a@example.org", "b@example.org"]]

    #expect(set.contentType == "public.plain-text")
    #expect(set.title == "Lake Baikal")
    #expect(set.keywords == ["lake", "deep"])
    #expect(set.latitude?.doubleValue == 53.5)
    #expect(set.pageCount == 12)
    #expect(set.allDay?.boolValue == true)
    #expect(set.startDate == moment)
    #expect(set.importantDates == [moment])
    #expect(set.contentURL?.absoluteString == "https://example.org/a%20b")
    #expect(set.thumbnailData == Data([1, 2, 3]))
    #expect(set.sharedItemContentType == .png)
    #expect(set.emailHeaders?["To"]?.count == 2)
    #expect(set.subject == nil)
  }

  @Test("Numbers, truth values and whole numbers are donated as what they are")
  func numbersKeepTheirKind() {
    let set = CSSearchableItemAttributeSet()
    set.rating = 4
    set.duration = 1.5
    set.streamable = true
    set.userCreated = 1
    #expect(set[attribute: "rating"] == .integer(4))
    #expect(set[attribute: "duration"] == .number(1.5))
    #expect(set[attribute: "streamable"] == .boolean(true))
    #expect(set[attribute: "userCreated"] == .boolean(true))
  }

  @Test("Attributes stay in the order they were first set, and nil removes one")
  func orderAndRemoval() {
    let set = CSSearchableItemAttributeSet()
    set.title = "a"
    set.city = "Oslo"
    set.kind = "place"
    set.title = "b"
    set.city = nil
    #expect(set.attributes.map(\.name) == ["title", "kind"])
    #expect(set.title == "b")
  }

  @Test("A copy is independent, and moving empties the source")
  func copyAndMove() throws {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.jpeg")
    set.title = "one"
    let copy = try #require(set.copy() as? CSSearchableItemAttributeSet)
    copy.title = "two"
    #expect(set.title == "one")
    let other = CSSearchableItemAttributeSet()
    other.subject = "kept"
    other.move(from: set)
    #expect(other.title == "one" && other.subject == "kept" && other.contentType == "public.jpeg")
    #expect(set.attributes.isEmpty)
  }

  @Test("Persons come back equal, contact identifier included")
  func persons() {
    let person = CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "email")
    person.contactIdentifier = "42"
    let set = CSSearchableItemAttributeSet()
    set.authors = [person]
    #expect(set.authors == [person])
    #expect(set.authors?.first?.contactIdentifier == "42")
  }

  @Test("Custom keys take plain values and keep their flags")
  func customKeys() throws {
    let continent = try #require(
      CSCustomAttributeKey(
        keyName: "continent", searchable: true, searchableByDefault: true, unique: false, multiValued: false))
    let depth = try #require(CSCustomAttributeKey(keyName: "depth"))
    let set = CSSearchableItemAttributeSet()
    set.setValue("Asia", forCustomKey: continent)
    set.setValue(NSNumber(value: 1642), forCustomKey: depth)
    #expect(set.value(forCustomKey: continent) as? String == "Asia")
    #expect((set.value(forCustomKey: depth) as? NSNumber)?.intValue == 1642)
    #expect(set.attributes.first?.custom == .donated)
    #expect(set.attributes.last?.custom == [.searchable])
    set.setValue(NSNull(), forCustomKey: continent)
    #expect(set.value(forCustomKey: continent) == nil)
  }

  @Test("Values of Foundation's classes and of Swift's types mean the same", arguments: [true, false])
  func plainValues(truth: Bool) {
    #expect(AttributeValue(plain: truth) == .boolean(truth))
    #expect(AttributeValue(plain: NSNumber(value: truth)) == .boolean(truth))
    #expect(AttributeValue(plain: truth ? 1 : 0) == .integer(truth ? 1 : 0))
    #expect(AttributeValue(plain: NSNumber(value: truth ? 1 : 0)) == .integer(truth ? 1 : 0))
    #expect(AttributeValue(plain: NSString(string: "x")) == .text("x"))
    #expect(AttributeValue(plain: 2.5) == .number(2.5))
    #expect(AttributeValue(plain: ["a", 1]) == .list([.text("a"), .integer(1)]))
    #expect(AttributeValue(plain: NSNull()) == nil)
  }

  @Test(
    "Custom key names are ASCII letters, digits and underscores, and never begin with kMD",
    arguments: [
      ("com_example_color", true), ("a1", true), ("", false), ("kMDItem", false), ("has space", false),
      ("größe", false), ("a.b", false),
    ])
  func customKeyNames(name: String, isValid: Bool) {
    #expect((CSCustomAttributeKey(keyName: name) != nil) == isValid)
  }

  @Test("A localized text keeps all languages and shows one")
  func localizedText() {
    let set = CSSearchableItemAttributeSet()
    set.setLocalizedString(CSLocalizedString(localizedStrings: ["en": "Lake"]), for: \.title)
    #expect(set[attribute: "title"] == .localized(["en": "Lake"]))
    #expect(set.title == "Lake")
    #expect(CSLocalizedString(localizedStrings: ["xx": "only"]).localizedString() == "only")
  }
}
