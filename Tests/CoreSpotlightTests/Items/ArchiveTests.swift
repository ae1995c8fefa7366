import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import Testing

@testable import CoreSpotlight

@Suite("Archives and attributes of every kind")
struct ArchiveTests {
  private func revived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  /// A value that fits a kind.
  private static func sample(_ kind: CoreSpotlight.AttributeKind, _ name: String) -> AttributeValue {
    switch kind {
    case .text: .text("text of \(name)")
    case .texts: .list([.text(name), .text("ünï")])
    case .number: .number(2.5)
    case .flag: .boolean(true)
    case .date: .date(1_700_000_000.25)
    case .dates: .list([.date(1), .date(2)])
    case .url: .text("https://example.org/\(name)")
    case .data: .data([0, 1, 255])
    case .persons:
      .list([CSPerson(displayName: "Ada", handles: ["a@b"], handleIdentifier: "mail").attributeValue])
    case .headers: .object(["To": .list([.text("x")])])
    }
  }

  @Test("Every attribute comes back from an archive as it was, in its order")
  func everyAttribute() throws {
    let set = CSSearchableItemAttributeSet()
    for (keyPath, name) in AttributeKeyPathTests.all {
      let key = try #require(AttributeKeyPaths.key(for: keyPath))
      set[attribute: name] = Self.sample(key.kind, name)
    }
    let custom = try #require(
      CSCustomAttributeKey(
        keyName: "com_example_depth", searchable: true, searchableByDefault: true, unique: true,
        multiValued: true))
    set.setValue([1, 2.5, "deep"] as [Any], forCustomKey: custom)
    set.title = nil
    let copy = try revived(set)
    #expect(copy.attributes == set.attributes)
    #expect(copy.attributes.count == AttributeKeyPathTests.all.count)
    #expect(copy.removedNames == ["title"])
    #expect(copy.attributes.last?.custom == .donated)
    #expect(copy.url?.absoluteString == "https://example.org/URL")
    #expect(copy.contentURL?.absoluteString == "https://example.org/contentURL")
  }

  @Test("An item comes back from an archive whole")
  func item() throws {
    let item = ItemFixture.item("7", title: "Harbour", domain: "a.b")
    item.isUpdate = true
    item.updateListenerOptions = [.priority]
    item.expirationDate = Date(timeIntervalSince1970: 4_000_000_000)
    item.association = EntityAssociation(type: "Plan", id: "p", priority: 3, isHidden: true)
    for copy in [try revived(item), try #require(item.copy() as? CSSearchableItem)] {
      #expect(copy.uniqueIdentifier == "7" && copy.domainIdentifier == "a.b")
      #expect(copy.isUpdate && copy.updateListenerOptions == .priority)
      #expect(copy.expirationDate == item.expirationDate && copy.association == item.association)
      #expect(copy.attributeSet.title == "Harbour")
    }
    let plain = try revived(ItemFixture.item("8"))
    #expect(plain.domainIdentifier == nil && plain.chosenExpiry == nil && plain.association == nil)
  }

  @Test("Persons and custom keys come back from an archive equal")
  func helpers() throws {
    let person = CSPerson(displayName: nil, handles: ["a", "b"], handleIdentifier: "phone")
    person.contactIdentifier = "42"
    #expect(try revived(person) == person)
    let key = try #require(
      CSCustomAttributeKey(
        keyName: "com_example_x", searchable: false, searchableByDefault: false, unique: true,
        multiValued: true))
    let copy = try revived(key)
    #expect(copy == key && copy.isUnique && !copy.isSearchable)
  }

  @Test("Contexts of queries and suggestions come back from an archive as they were")
  func queries() throws {
    let plain = CSSearchQueryContext()
    plain.fetchAttributes = ["title", "url"]
    plain.filterQueries = ["pageCount > 3"]
    plain.keyboardLanguage = "de"
    plain.sourceOptions = .allowMail
    let suggestion = CSSuggestion(text: "Sencha Uji", typed: "sen", rank: 2)
    let user = CSUserQueryContext(currentSuggestion: suggestion)
    (user.enableRankedResults, user.disableSemanticSearch) = (true, true)
    (user.maxResultCount, user.maxSuggestionCount, user.maxRankedResultCount) = (7, 3, 5)
    user.filterQueries = ["pageCount > 4"]
    for copy in [try revived(plain), try #require(plain.copy() as? CSSearchQueryContext)] {
      #expect(copy.fetchAttributes == ["title", "url"] && copy.filterQueries == ["pageCount > 3"])
      #expect(copy.keyboardLanguage == "de" && copy.sourceOptions == .allowMail)
    }
    for copy in [try revived(user), try #require(user.copy() as? CSUserQueryContext)] {
      #expect(copy.enableRankedResults && copy.disableSemanticSearch && copy.currentSuggestion == suggestion)
      #expect(copy.maxResultCount == 7 && copy.maxSuggestionCount == 3 && copy.maxRankedResultCount == 5)
      #expect(copy.filterQueries == ["pageCount > 4"] && copy.keyboardLanguage == nil)
    }
    #expect(try revived(CSUserQueryContext()).currentSuggestion == nil)
    let better = CSSuggestion(text: "Assam", typed: "", rank: 0)
    #expect(better.compare(byRank: try revived(suggestion)) == .orderedAscending)
    #expect(better.compare(suggestion) == .orderedAscending && suggestion.suggestionKind == .default)
    #expect(better.score.doubleValue > suggestion.score.doubleValue && better.suggestionDataSources.isEmpty)
  }

  @Test("Custom keys take every kind of value")
  func customValues() throws {
    let key = try #require(CSCustomAttributeKey(keyName: "any"))
    let moment = Date(timeIntervalSince1970: 5)
    let person = CSPerson(displayName: "Ada", handles: [], handleIdentifier: "mail")
    let set = CSSearchableItemAttributeSet()
    let values: [(Any, AttributeValue)] = [
      ("text", .text("text")), (NSString(string: "text"), .text("text")), (NSNumber(value: 7), .integer(7)),
      (7, .integer(7)), (1.5, .number(1.5)), (true, .boolean(true)), (moment, .date(5)),
      (Data([1]), .data([1])),
      (person, person.attributeValue), (["a", 1] as [Any], .list([.text("a"), .integer(1)])),
      (CSLocalizedString(localizedStrings: ["de": "See"]), .localized(["de": "See"])),
    ]
    for (value, stored) in values {
      set.setValue(value, forCustomKey: key)
      #expect(set[attribute: "any"] == stored)
    }
    set.setValue(NSNull(), forCustomKey: key)
    #expect(set.value(forCustomKey: key) == nil && set.removedNames == ["any"])
  }

  @Test("A localized text is found in all its languages and shown in one")
  func localized() async throws {
    let fixture = try ItemFixture()
    let item = ItemFixture.item("1")
    item.attributeSet.setLocalizedString(
      CSLocalizedString(localizedStrings: ["en": "Lighthouse", "de": "Leuchtturm"]), for: \.title)
    try await fixture.index.indexSearchableItems([item])
    try await fixture.index.channel.makeSearchable()
    for word in ["lighthouse", "leuchtturm"] {
      let found = try await fixture.engine.search(SearchRequest(word))
      #expect(found.count == 1)
      guard case .entity(let hit)? = found.hits.first else { continue }
      #expect(hit.entity.entity.title(for: "de") == "Leuchtturm")
      #expect(hit.entity.entity.title(for: "en") == "Lighthouse")
    }
  }

  @Test("The item's page and its content are two attributes; a typed url asks both")
  func twoAddresses() async throws {
    let fixture = try ItemFixture()
    try await fixture.index.indexSearchableItems([
      ItemFixture.item("1", title: "both") {
        $0.url = URL(string: "https://page.example/")
        $0.contentURL = URL(string: "https://content.example/")
      }
    ])
    try await fixture.index.channel.makeSearchable()
    for query in ["url:page", "url:content", "URL:page", "contentURL:content"] {
      let count = try await fixture.engine.search(SearchRequest(query)).count
      #expect(count == 1, "\(query)")
    }
    #expect(try await fixture.engine.search(SearchRequest("contentURL:page")).count == 0)
    #expect(try await fixture.stored("1")?.url == "https://content.example/")
  }
}
