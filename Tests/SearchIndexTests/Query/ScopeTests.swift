import SearchIndex
import SearchModel
import Testing

@Suite("Filters, counts, pages, order and facets")
struct ScopeTests {
  @Test("App, type and domain are exact; a domain covers its children, not its siblings")
  func filters() throws {
    let index = try QueryIndex([
      .make("1", "note", type: "Memo", domain: "a.b"), .make("2", "note", type: "Memo", domain: "a.b.c"),
      .make("3", "note", type: "Memox", domain: "a.bc"), .make("4", "note", app: "b", domain: "a"),
    ])
    #expect(Set(try index.ids("note") { $0.domains = ["a.b"] }) == ["1", "2"])
    #expect(Set(try index.ids("note") { $0.domains = ["a"] }) == ["1", "2", "3", "4"])
    #expect(Set(try index.ids("note") { $0.types = ["Memo"] }) == ["1", "2"])
    #expect(try index.ids("note") { $0.types = ["memo"] } == [])
    #expect(try index.ids("note") { $0.apps = ["b"] } == ["4"])
    #expect(Set(try index.ids("note type:memo")) == ["1", "2"])
    #expect(Set(try index.ids("note domain:a.b")) == ["1", "2"])
    #expect(try index.ids("note -app:a") == ["4"])
    #expect(try index.ids("id:3") == ["3"])
    #expect(try index.ids("") { $0.types = ["Memo"] } == ["2", "1"])
    #expect(try index.ids("").isEmpty)
  }

  @Test("One filter given several times takes any of them; different filters all have to hold")
  func severalFilters() throws {
    let index = try QueryIndex([
      .make("1", "note", type: "Memo", domain: "a.b"), .make("2", "note", type: "Mail", domain: "c"),
      .make("3", "note", type: "Memo", app: "b", domain: "a"), .make("4", "note", type: "Plan", app: "c"),
    ])
    #expect(Set(try index.ids("note") { $0.types = ["Memo", "Mail"] }) == ["1", "2", "3"])
    #expect(Set(try index.ids("note") { $0.types = ["Memo", "none", "Memo"] }) == ["1", "3"])
    #expect(Set(try index.ids("note") { $0.apps = ["b", "c"] }) == ["3", "4"])
    #expect(Set(try index.ids("note") { $0.domains = ["a.b", "c"] }) == ["1", "2"])
    let both = try index.respond("note") {
      $0.apps = ["a", "b"]
      $0.types = ["Memo", "Plan"]
    }
    #expect(Set(both.ids) == ["1", "3"] && both.count == 2)
    #expect(Set(try index.ids("") { $0.apps = ["c", "b"] }) == ["3", "4"])
    #expect(Set(try index.ids("no") { $0.types = ["Mail", "Plan"] }) == ["2", "4"])
    // Other spellings come from what may be seen only.
    #expect(Set(try index.ids("notw ") { $0.types = ["Mail", "Plan"] }) == ["2", "4"])
    let counted = try index.respond("note") {
      $0.types = ["Memo", "Mail"]
      $0.facets = ["type"]
    }
    #expect(counted.facets["type"]?.map(\.value) == ["Memo", "Mail"])
    #expect(counted.facets["type"]?.map(\.count) == [2, 1])
  }

  @Test("Hidden entities are never found, expired ones not from their time on")
  func hiddenAndExpired() throws {
    var hidden = DonatedEntity.make("hidden", "note")
    hidden.isHidden = true
    var soon = DonatedEntity.make("soon", "note")
    soon.expires = QueryIndex.now + 2
    var past = DonatedEntity.make("past", "note")
    past.expires = QueryIndex.now - 1
    let index = try QueryIndex([hidden, soon, past, .make("ever", "note")])
    #expect(Set(try index.ids("note")) == ["soon", "ever"])
    #expect(Set(try index.ids("-nothing")) == ["soon", "ever"])
    #expect(try index.respond(SearchRequest("note"), now: QueryIndex.now + 2).ids == ["ever"])
    #expect(try index.respond(SearchRequest("note"), now: QueryIndex.now + 3).count == 1)
  }

  @Test("Only names are searched on request")
  func namesOnly() throws {
    let index = try QueryIndex([
      .make("title", "green tea"), .make("text", "drinks", ["contentDescription": .text("green tea")]),
      .make("name", nil, ["displayName": .text("Green tea")]),
    ])
    #expect(Set(try index.ids("green tea") { $0.namesOnly = true }) == ["title", "name"])
    #expect(Set(try index.ids("gre") { $0.namesOnly = true }) == ["title", "name"])
    #expect(Set(try index.ids("title:tea")) == ["title", "name"])
  }

  @Test(
    "Pages of any size join into one list without repeats or gaps",
    arguments: ["item ", "item", "ite", "-zebra", "item group3"])
  func paging(query: String) throws {
    let index = try QueryIndex(
      (0..<500).map { (number: Int) -> DonatedEntity in
        let title = number % 3 == 0 ? "item \(number)" : "items group\(number % 7) \(number)"
        let text = number % 5 == 0 ? "item again item" : "other"
        let hint = Int64(number % 11) * 10
        return .make("\(number)", title, ["contentDescription": .text(text), "rankingHint": .integer(hint)])
      })
    let whole = try index.respond(query) { $0.limit = 0 }
    #expect(Set(whole.ids).count == whole.ids.count)
    #expect(whole.next == nil)
    for size in [7, 100, 499] {
      var paged: [String] = []
      var offset: Int? = 0
      while let start = offset {
        let page = try index.respond(query) {
          $0.limit = size
          $0.offset = start
        }
        #expect(page.count == whole.count)
        paged += page.ids
        offset = page.next
      }
      #expect(paged == whole.ids, "\(query) by \(size)")
    }
    #expect(try index.ids(query) { $0.offset = 100_000 }.isEmpty)
    #expect(try index.ids(query) { $0.offset = Int.max } == [])
  }

  @Test("The count is exact, whatever the page, and bounded only while typing")
  func counts() throws {
    let index = try QueryIndex(
      (0..<3_000).map { (number: Int) -> DonatedEntity in
        .make("\(number)", number % 2 == 0 ? "even number" : "odd numbers", type: number % 3 == 0 ? "T" : "U")
      })
    for limit in [1, 20, 0] {
      let response = try index.respond("number ") { $0.limit = limit }
      #expect(response.count == 3_000)
      #expect(response.countIsExact)
    }
    #expect(try index.respond("even ").count == 1_500)
    #expect(try index.respond("number -odd") { $0.countOnly = true }.count == 1_500)
    #expect(try index.respond("even") { $0.types = ["T"] }.count == 500)
    #expect(try index.respond("type:T") { $0.countOnly = true }.count == 1_000)
    let typing = try index.respond("number") { $0.isTyping = true }
    #expect(typing.countIsExact == (typing.count == 3_000) || !typing.countIsExact)
    #expect(try index.respond("absent") { $0.countOnly = true }.count == 0)
    #expect(try index.respond("absent").hits.isEmpty)
    #expect(try index.respond("numb").count == 3_000)
  }

  @Test("Words, types and titles that every entity has are counted, listed and excluded like others")
  func universalTerms() throws {
    let index = try QueryIndex((0..<2_500).map { .make("\($0)", "same title", ["open": .boolean(true)]) })
    for query in [
      "same", "sam", "same title", "same ti", "title:same", "type:Note", "app:a", "open:true", "s",
      "same -absent",
    ] {
      let response = try index.respond(query) { $0.facets = ["type"] }
      #expect(response.count == 2_500, "\(query)")
      #expect(response.hits.count == 20, "\(query)")
      #expect(response.facets["type"] == [.init(value: "Note", count: 2_500)], "\(query)")
      #expect(try index.ids(query) { $0.sort = [.init("title")] }.count == 20, "\(query)")
      #expect(try index.ids(query) { $0.limit = 0 }.count == 2_500, "\(query)")
    }
    #expect(try index.respond("absent -same").count == 0)
    #expect(try index.respond("-same") { $0.types = ["Note"] }.count == 0)
    #expect(try index.respond("") { $0.types = ["Note"] }.count == 2_500)
    #expect(try index.respond("same absent ").count == 2_500)
  }

  @Test("Facets count the whole match, by value, app and type")
  func facets() throws {
    let index = try QueryIndex(
      (0..<90).map { (number: Int) -> DonatedEntity in
        let type = number % 3 == 0 ? "T" : "U"
        let continent = number % 2 == 0 ? "Asia" : "Europe"
        return .make(
          "\(number)", "thing", type: type, app: number < 60 ? "a" : "b",
          ["continent": .text(continent), "stars": .integer(Int64(number % 3))])
      })
    let response = try index.respond("thing") {
      $0.limit = 1
      $0.facets = ["continent", "type", "app", "stars", "nonsense"]
    }
    #expect(
      response.facets["continent"] == [.init(value: "Asia", count: 45), .init(value: "Europe", count: 45)])
    #expect(response.facets["type"] == [.init(value: "U", count: 60), .init(value: "T", count: 30)])
    #expect(response.facets["app"] == [.init(value: "a", count: 60), .init(value: "b", count: 30)])
    #expect(response.facets["stars"]?.map(\.count) == [30, 30, 30])
    #expect(response.facets["stars"]?.map(\.value) == ["0", "1", "2"])
    #expect(response.facets["nonsense"] == nil)
    #expect(response.notices.map(\.code) == ["unknown-facet"])
    #expect(
      try index.respond("thing type:T") { $0.facets = ["app"] }.facets["app"]?.map(\.count) == [20, 10])
  }

  @Test("Sorted lists page as one, equals newest first")
  func sorting() throws {
    let index = try QueryIndex(
      (0..<60).map { (number: Int) -> DonatedEntity in
        let title = "book \(number)"
        if number % 4 == 0 { return .make("\(number)", title) }
        return .make("\(number)", title, ["pages": .integer(Int64(number % 5))])
      })
    let whole = try index.ids("book") {
      $0.sort = [.init("pages", isDescending: true), .init("title")]
      $0.limit = 0
    }
    #expect(whole.count == 60)
    #expect(whole.suffix(15).allSatisfy { Int($0)! % 4 == 0 })
    #expect(Int(whole[0])! % 5 == 4)
    var paged: [String] = []
    var offset: Int? = 0
    while let start = offset {
      let page = try index.respond("book") {
        $0.sort = [.init("pages", isDescending: true), .init("title")]
        $0.limit = 7
        $0.offset = start
      }
      paged += page.ids
      offset = page.next
    }
    #expect(paged == whole)
    let unknown = try index.respond("book") { $0.sort = [.init("nonsense")] }
    #expect(unknown.notices.map(\.code) == ["unknown-sort-key"])
    #expect(unknown.ids.first == "59")
  }

  @Test("Dates are compared by day, month and moment")
  func dates() throws {
    let index = try QueryIndex([
      .make("new", "x", ["contentModificationDate": .date(1_772_668_800)]),
      .make("old", "x", ["contentModificationDate": .date(946_728_000)]),
      .make("custom", "x", ["due": .text("2026-03-05T12:00:00Z")]),
    ])
    #expect(try index.ids("date:2026") == ["new"])
    #expect(try index.ids("modified:2026-01..2026-12") == ["new"])
    #expect(try index.ids("date<2001") == ["old"])
    #expect(
      try index.ids("date:1999..") == ["new", "old"] || Set(try index.ids("date:1999..")) == ["new", "old"])
    #expect(try index.ids("due>=2026-03-05T12:00:00Z") == ["custom"])
    #expect(try index.ids("due>2026-03-05T12:00:00Z").isEmpty)
    let unreadable = try index.respond("date:soon")
    #expect(unreadable.notices.map(\.code) == ["unreadable-value"])
  }

  @Test("The response names the generation and revision it came from")
  func revision() throws {
    let index = try QueryIndex([.make("1", "x")])
    let before = try index.respond("x").revision
    try index.add([.make("2", "x")])
    let after = try index.respond("x").revision
    #expect(before.hasPrefix("1.") && after.hasPrefix("1.") && before != after)
  }
}
