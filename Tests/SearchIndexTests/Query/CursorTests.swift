import Catalog
import SearchModel
@testable import SearchIndex
import Testing

@Suite("Cursors")
struct CursorTests {
  private static let queries: [(text: String, sort: [SearchRequest.SortKey])] = [
    ("item", []), ("item ", []), ("ite", []), ("-zebra", []), ("item odd", []),
    ("item", [.init("stars", isDescending: true), .init("title")]), ("item", [.init("title")]),
  ]

  private static func entity(_ number: Int, _ chance: inout SeededGenerator) -> DonatedEntity {
    let title = ["item", "items odd", "item odd", "odd thing", "Item"].randomElement(using: &chance)!
    let text = ["item item", "other", "item and more", ""].randomElement(using: &chance)!
    var entity = DonatedEntity.make(
      "\(number)", "\(title) \(number % 7)",
      [
        "contentDescription": .text(text), "rankingHint": .integer(Int64.random(in: 0...100, using: &chance)),
        "contentModificationDate": .date(
          QueryIndex.now - Double(Int.random(in: 0...90, using: &chance)) * 86_400),
      ])
    if Bool.random(using: &chance) {
      entity.attributes.append(
        Attribute("stars", .integer(Int64.random(in: 1...5, using: &chance)), custom: .donated))
    }
    return entity
  }

  private static func index(_ count: Int, _ chance: inout SeededGenerator) throws -> QueryIndex {
    try QueryIndex((0..<count).map { entity($0, &chance) })
  }

  /// All pages by cursor, each handed over as text; `between` may change the index.
  private static func pages(
    _ index: QueryIndex, _ request: SearchRequest, sizes: () -> Int, between: (Int) throws -> Void = { _ in }
  ) throws -> (ids: [String], notices: Set<String>) {
    var request = request
    var ids: [String] = []
    var notices: Set<String> = []
    for page in 0... {
      request.limit = sizes()
      // Time passes, and with it the recency of everything.
      let response = try index.respond(request, now: QueryIndex.now + Double(page) * 86_400)
      ids += response.ids
      notices.formUnion(response.notices.map(\.code))
      guard let cursor = response.cursor else {
        #expect(response.next == nil)
        return (ids, notices)
      }
      #expect(response.next == cursor.offset && cursor.offset == ids.count + max(0, request.offset))
      request.cursor = try SearchCursor(cursor.text)
      #expect(request.cursor == cursor)
      try between(page)
    }
    return (ids, notices)
  }

  @Test("pages of any sizes join into the whole list, without repeats or gaps", arguments: 1...5)
  func join(seed: Int) throws {
    var chance = SeededGenerator(state: UInt64(seed))
    let index = try Self.index([3, 60, 333, 700, 40][seed - 1], &chance)
    for (text, sort) in Self.queries {
      var request = SearchRequest(text)
      request.sort = sort
      request.limit = 0
      let whole = try index.respond(request)
      #expect(whole.cursor == nil && whole.next == nil)
      let (ids, notices) = try Self.pages(index, request) { Int.random(in: 1...90, using: &chance) }
      #expect(Set(ids) == Set(whole.ids) && ids.count == whole.ids.count, "\(text)")
      #expect(notices.isDisjoint(with: ["cursor-expired"]))
      if !sort.isEmpty { #expect(ids == whole.ids, "\(text)") }
    }
  }

  @Test(
    "whatever is donated, changed and deleted between pages, nothing comes twice and nothing is left out",
    arguments: 1...5)
  func changes(seed: Int) throws {
    var chance = SeededGenerator(state: UInt64(seed) &* 77)
    for (text, sort) in Self.queries {
      let index = try Self.index(150, &chance)
      var request = SearchRequest(text)
      request.sort = sort
      request.limit = 0
      let before = Set(try index.respond(request).ids)
      var (added, untouched) = (150, Set((0..<150).map(String.init)))
      let (ids, notices) = try Self.pages(index, request, sizes: { Int.random(in: 5...40, using: &chance) }) {
        _ in
        guard added < 260 else { return }
        try index.add((0..<5).map { Self.entity(added + $0, &chance) })
        added += 5
        for _ in 0..<4 {
          let number = Int.random(in: 0..<150, using: &chance)
          untouched.remove("\(number)")
          if Bool.random(using: &chance) {
            try index.delete(row: Int64(number + 1))
          } else {
            try index.replace(row: Int64(number + 1), with: Self.entity(number, &chance))
          }
        }
      }
      #expect(Set(ids).count == ids.count, "\(text): something came twice")
      #expect(before.intersection(untouched).isSubset(of: ids), "\(text): something was left out")
      if ids.count > 40 { #expect(notices.contains("cursor-expired"), "\(text)") }
    }
  }

  @Test("what was opened between pages does not come again")
  func openings() throws {
    var chance = SeededGenerator(state: 5)
    let index = try Self.index(120, &chance)
    var request = SearchRequest("item")
    request.limit = 30
    let first = try index.respond(request)
    request.cursor = first.cursor
    let unseen = try #require((0..<120).first { !first.ids.contains("\($0)") })
    let key = EntityKey(app: "a", type: "Note", id: "\(unseen)")
    let opening = ActivityStore.Opening(key: key, row: Int64(unseen + 1), typed: "item", at: QueryIndex.now)
    let engagement = Engagement([opening], typed: "item", now: QueryIndex.now)
    let second = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, engagement: engagement)
      .respond(to: request)
    #expect(Set(first.ids).isDisjoint(with: second.ids) && second.ids.count == 30)
  }

  @Test("a list longer than a cursor can name goes on at its place, and says so once the index has changed")
  func long() throws {
    let index = try QueryIndex((0..<1_400).map { .make("\($0)", "item \($0)") })
    var request = SearchRequest("item ")
    request.limit = 1_200
    let first = try index.respond(request)
    request.cursor = try SearchCursor(try #require(first.cursor).text)
    #expect(request.cursor?.seen == nil)
    let second = try index.respond(request)
    #expect(Set(first.ids + second.ids).count == 1_400 && second.notices.isEmpty)
    try index.add([.make("new", "item new")])
    #expect(try index.respond(request).notices.map(\.code) == ["cursor-expired"])
  }

  @Test("a cursor goes on from the offset of the first page")
  func offset() throws {
    let index = try QueryIndex((0..<100).map { .make("\($0)", "item \($0)") })
    var request = SearchRequest("item ")
    request.limit = 0
    let whole = try index.respond(request).ids
    request.offset = 40
    let (ids, _) = try Self.pages(index, request) { 7 }
    #expect(ids == Array(whole.dropFirst(40)))
  }

  @Test("the cursor of another search is refused, and so is what is none")
  func refused() throws {
    let index = try QueryIndex((0..<30).map { .make("\($0)", "item \($0)") })
    let cursor = try #require(try index.respond("item ") { $0.limit = 3 }.cursor)
    let others: [(inout SearchRequest) -> Void] = [
      { $0.text = "items " }, { $0.types = ["Note"] }, { $0.apps = ["Note"] },
      { $0.types = ["Note", "Memo"] }, { $0.domains = ["Note"] },
      { $0.namesOnly = true }, { $0.sort = [.init("title")] },
      { $0.sort = [.init("title", isDescending: true)] },
      { $0.syntax = .strict }, { $0.conditions = ["title == \"item*\""] },
    ]
    for change in others {
      #expect(throws: LimelightError.self) {
        try index.respond("item ") {
          change(&$0)
          $0.cursor = cursor
        }
      }
    }
    #expect(
      try index.respond("item ") {
        $0.cursor = cursor
        $0.limit = 9
        $0.facets = ["type"]
      }.hits.count == 9)
    var chance = SeededGenerator(state: 9)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+ é")
    var texts = ["", "a", cursor.text + "A", String(cursor.text.dropLast()), String(cursor.text.dropFirst())]
    texts += (0..<2_000).map { _ in
      String((0..<Int.random(in: 0...60, using: &chance)).map { _ in letters.randomElement(using: &chance)! })
    }
    for place in cursor.text.indices {
      var broken = cursor.text
      broken.replaceSubrange(place...place, with: broken[place] == "A" ? "B" : "A")
      texts.append(broken)
    }
    for text in texts { #expect(throws: LimelightError.self, "\(text)") { try SearchCursor(text) } }
  }

  @Test("places beyond the end and numbers beyond reason are empty pages")
  func extremes() throws {
    let index = try QueryIndex((0..<30).map { .make("\($0)", "item \($0)") })
    for sort in [[], [SearchRequest.SortKey("title")]] {
      for (offset, limit) in [
        (Int.max, Int.max), (Int.max, 1), (1, Int.max), (29, Int.max - 1), (0, Int.max), (30, 0), (-5, -5),
      ] {
        let response = try index.respond("item ") {
          ($0.offset, $0.limit, $0.sort) = (offset, limit, sort)
        }
        #expect(response.ids.count == max(0, 30 - max(0, offset)), "\(offset) \(limit)")
        #expect(response.next == nil && response.count == 30)
      }
      for shown in [0, 1, Int.max] {
        var request = SearchRequest("item ")
        request.sort = sort
        request.limit = .max
        request.cursor = SearchCursor(
          revision: "1.1", fingerprint: request.fingerprint, base: shown == .max ? 0 : .max - shown,
          shown: shown,
          seen: nil)
        #expect(try index.respond(request).ids.isEmpty)
      }
    }
  }
}
