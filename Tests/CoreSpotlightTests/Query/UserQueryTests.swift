@testable import CoreSpotlight
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("What a person types in an app")
struct UserQueryTests {
  let fixture: QueryFixture

  init() throws { fixture = try QueryFixture() }

  @Test("The best come first where ranking is on, else the newest")
  func order() async throws {
    try await fixture.donate(["Green tea", "Tea", "Tea pot"])
    let ranked = try await fixture.userQuery("tea ").answers().items.map(\.id)
    #expect(ranked == ["Tea", "Tea pot", "Green tea"])
    let newest = try await fixture.userQuery("tea ") { $0.enableRankedResults = false }.answers().items
    #expect(newest.map(\.id) == ["Tea pot", "Tea", "Green tea"])
    let first = try #require(newest.first)
    #expect(newest.allSatisfy { $0 == first || $0 < first })
    let some = try await fixture.userQuery("tea ") { $0.maxRankedResultCount = 1 }.answers().items
    #expect(some.map(\.id) == ["Tea", "Tea pot", "Green tea"])
  }

  @Test("There are no more results and suggestions than asked for")
  func bounds() async throws {
    try await fixture.donate((0..<30).map { "Tea \($0)" })
    let query = await fixture.userQuery("te") {
      $0.maxResultCount = 7
      $0.maxSuggestionCount = 3
    }
    let answers = try await query.answers()
    #expect(answers.items.count == 7 && query.foundItemCount == 7)
    #expect(answers.suggestions.count == 3 && query.foundSuggestionCount == 3)
    let none = try await fixture.userQuery("te").answers()
    #expect(none.suggestions.isEmpty && none.items.count == 30)
  }

  @Test("Without ranking the newest come, not the newest of the best")
  func newestOfAll() async throws {
    try await fixture.donate(["Tea"] + (0..<9).map { "\($0) and then some tea" })
    let query = await fixture.userQuery("tea ") {
      $0.enableRankedResults = false
      $0.maxResultCount = 3
    }
    let found = try await query.answers().items.map(\.id)
    #expect(found == ["8 and then some tea", "7 and then some tea", "6 and then some tea"])
    let best = try await fixture.userQuery("tea ") { $0.maxResultCount = 3 }.answers().items
    #expect(best.first?.id == "Tea")
  }

  @Test("Who typed nothing finds nothing, unless conditions ask", arguments: ["", " ", "\n"])
  func blank(text: String) async throws {
    try await fixture.donate(["Sencha", "Assam"])
    let nothing = try await fixture.userQuery(text) { $0.maxSuggestionCount = 5 }.answers()
    #expect(nothing.items.isEmpty && nothing.suggestions.isEmpty)
    let some = try await fixture.userQuery(text) { $0.filterQueries = ["title == 'S*'"] }.answers()
    #expect(some.items.map(\.id) == ["Sencha"])
  }

  @Test("Conditions hold for what a person types too, and meaning makes no difference")
  func filtered() async throws {
    try await fixture.donate(["Green tea", "Black tea", "Green paint"])
    for isOff in [false, true] {
      let query = await fixture.userQuery("green") {
        $0.filterQueries = ["title == '*tea'"]
        $0.disableSemanticSearch = isOff
      }
      let found = try await query.answers().items
      #expect(found.map(\.id) == ["Green tea"])
    }
    let invalid = await fixture.userQuery("green") { $0.filterQueries = ["title =="] }
    await #expect { _ = try await invalid.answers() } throws: { CSSearchQueryError.invalidQuery ~= $0 }
  }

  @Test("Looking at an item and taking a suggestion change no order")
  func looks() async throws {
    try await fixture.donate(["Tea one", "Tea two"])
    let query = await fixture.userQuery("tea") { $0.maxSuggestionCount = 2 }
    var (items, suggestions): ([CSUserQuery.Item], [CSUserQuery.Suggestion]) = ([], [])
    for try await response in query.responses {
      switch response {
      case .item(let item): items.append(item)
      case .suggestion(let suggestion): suggestions.append(suggestion)
      }
    }
    query.userEngaged(try #require(items.last), visibleItems: items, interaction: .focus)
    query.userEngaged(try #require(suggestions.first), visibleSuggestions: suggestions, interaction: .select)
    let again = try await fixture.userQuery("tea").answers().items
    #expect(again == items && suggestions.sorted(by: >) == suggestions)
  }

  @Test("Suggestions come before items: titles as donated, then words, in the app's own only")
  func suggestions() async throws {
    try await fixture.donate(["Sencha Uji", "Senchado", "Assam"])
    try await fixture.donate(["Sencha of another app"], app: "org.example.other")
    let query = await fixture.userQuery("senc") { $0.maxSuggestionCount = 9 }
    var order: [String] = []
    for try await response in query.responses { order.append(response.id) }
    let firstItem = try #require(order.firstIndex { $0.hasPrefix("item") })
    #expect(order[..<firstItem].allSatisfy { $0.hasPrefix("suggestion") })
    let texts = order[..<firstItem].map { String($0.dropFirst("suggestion ".count)) }
    #expect(Set(texts) == ["Sencha Uji", "Senchado", "Sencha"])
    #expect(texts.last == "Sencha")
  }

  @Test("A word nobody has is suggested as it may be meant")
  func correction() async throws {
    try await fixture.donate(["Rooibos", "Assam"])
    let query = await fixture.userQuery("roiobos ") { $0.maxSuggestionCount = 3 }
    let answers = try await query.answers()
    #expect(answers.suggestions == ["Rooibos"])
    #expect(answers.items.map(\.id) == ["Rooibos"])
  }

  @Test("The typed part of a suggestion is marked, and a chosen one is searched for")
  func chosen() async throws {
    try await fixture.donate(["Sencha Uji", "Assam"])
    let query = await fixture.userQuery("sen") { $0.maxSuggestionCount = 1 }
    var suggestion: CSSuggestion?
    for try await found in query.suggestions { suggestion = found.suggestion }
    let chosen = try #require(suggestion)
    let marked = chosen.localizedAttributedSuggestion.runs.filter {
      $0[SuggestionHighlightKey.self] == true
    }
    #expect(marked.count == 1)
    let next = await fixture.asApp {
      CSUserQuery(
        userQueryString: nil, userQueryContext: CSUserQueryContext(currentSuggestion: chosen))
    }
    let found = try await next.answers().items
    #expect(found.map(\.id) == ["Sencha Uji"])
  }

  @Test("What was opened before after the same text comes first from then on")
  func engagement() async throws {
    try await fixture.donate(["Tea one", "Tea two", "Tea three", "Tea"])
    let before = await fixture.userQuery("tea")
    let shown = try await before.answers().items
    let last = try #require(shown.last)
    #expect(shown.first?.id == "Tea")
    await before.record(last)
    let after = try await fixture.userQuery("te").answers().items.map(\.id)
    #expect(after.firstIndex(of: last.id) == 1 || after.first == last.id)
    let same = try await fixture.userQuery("tea").answers().items.map(\.id)
    #expect(same.prefix(2) == ["Tea", last.id], "an exact title stays before what was opened")
  }

  @Test("Handlers get the suggestions once and the items")
  func handlers() async throws {
    try await fixture.donate(["Sencha"])
    let query = await fixture.userQuery("sen") { $0.maxSuggestionCount = 5 }
    let calls = Mutex(0)
    let items = Mutex(0)
    let failure: (any Error)? = await withCheckedContinuation { continuation in
      query.foundSuggestionsHandler = { _ in calls.withLock { $0 += 1 } }
      query.foundItemsHandler = { found in items.withLock { $0 += found.count } }
      query.completionHandler = { continuation.resume(returning: $0) }
      query.start()
    }
    #expect(failure == nil)
    #expect(calls.withLock { $0 } == 1 && items.withLock { $0 } == 1)
  }

  @Test("Preparing needs nothing and breaks nothing")
  func prepare() async throws {
    try await fixture.donate(["Sencha"])
    await fixture.asApp {
      CSUserQuery.prepare()
      CSUserQuery.prepareProtectionClasses([.complete])
    }
    let found = try await fixture.userQuery("sencha").answers().items
    #expect(found.count == 1)
  }

  @Test("Taking a result as `select` lifts it for the same text, once the call has had its time")
  func taken() async throws {
    try await fixture.donate(["Tea one", "Tea two", "Tea three"])
    func order() async throws -> [CSUserQuery.Item] { try await fixture.userQuery("tea").answers().items }
    let query = await fixture.userQuery("tea")
    let shown = try await query.answers().items
    let last = try #require(shown.last)
    query.userEngaged(last, visibleItems: shown, interaction: .select)
    var looks = 0
    while try await order().first != last, looks < 10_000 { looks += 1 }
    let after = try await order().map(\.id)
    #expect(after == [last.id] + shown.dropLast().map(\.id))
  }

  @Test("No word is suggested that only other apps', protected or expired items have")
  func unseenWords() async throws {
    try await fixture.donate(["Sencha"])
    try await fixture.donate(["Senchaland"], app: "org.example.other")
    try await fixture.donate(["Senchavault"], protection: .complete)
    try await fixture.asApp {
      let set = CSSearchableItemAttributeSet()
      set.title = "Senchaever"
      let item = CSSearchableItem(uniqueIdentifier: "old", domainIdentifier: nil, attributeSet: set)
      item.expirationDate = Date(timeIntervalSinceNow: -60)
      try await CSSearchableIndex(name: "x").indexSearchableItems([item])
    }
    func suggested(_ text: String) async throws -> Set<String> {
      let answers = try await fixture.userQuery(text) { $0.maxSuggestionCount = 20 }.answers()
      return Set(answers.suggestions.map { $0.lowercased() })
    }
    var words = try await suggested("senc")
    #expect(words == ["sencha", "senchavault"])
    _ = try fixture.home.write("", to: "run/locked")
    words = try await suggested("senc")
    #expect(words == ["sencha"])
    for misspelt in ["senchalnad ", "senchavualt ", "senchaevre "] {
      words = try await suggested(misspelt)
      #expect(words.isEmpty)
    }
  }
}
