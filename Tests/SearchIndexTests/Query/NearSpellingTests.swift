import SearchModel
import Testing

@testable import SearchIndex

/// Which words are taken for others.
@Suite("Near spellings")
struct NearSpellingTests {
  private static let titles = [
    "tea", "barn", "harbour", "lighthouse", "h2output", "v1234", "θάλασσα", "библиотека", "مكتبات", "ספריות",
    "पुस्तकालय", "գրադարան", "ბიბლიოთეკა", "strassenbahn", "tramvaj",
  ]

  private let index: QueryIndex

  init() throws { index = try QueryIndex(Self.titles.map { .make($0, $0) }) }

  @Test(
    "One edit finds a word of four to seven letters, two a longer one, whatever keys are beside each other",
    arguments: [
      // A letter missing, added, another one next to it or far from it, two swapped.
      ("barn", ["barrn", "bran", "bqrn", "bprn", "abrn"], ["brann", "xbarnx"]),
      (
        "harbour", ["harbor", "harboour", "harbpur", "harbzur", "harbuor", "arbour"],
        ["habor", "harbxxr", "hrabuor"]
      ),
      (
        "lighthouse", ["lighthose", "ligthouse", "lihgthuose", "lighthxxse", "ighthouse", "lighouse"],
        ["lihhthuosse", "xxlighthouse"]
      ),
    ])
  func edits(word: String, near: [String], far: [String]) throws {
    for text in near {
      #expect(try index.ids(text + " ").contains(word), "\(text)")
    }
    for text in far { #expect(try !index.ids(text + " ").contains(word), "\(text)") }
  }

  @Test(
    "Words with digits and words of less than four letters are never taken for others",
    arguments: [
      "te", "tee", "tae", "bar", "h2outputt", "v1235", "v12345", "harb0ur", "lighth0use", "1ighthouse",
    ])
  func never(text: String) throws { #expect(try index.ids(text + " ").isEmpty) }

  @Test("Nothing in quotes is taken for something else", arguments: ["harbor", "ligthouse"])
  func quoted(text: String) throws {
    #expect(try index.ids(text + " ").count == 1)
    #expect(try index.ids("\"\(text)\" ").isEmpty)
  }

  @Test(
    "Every alphabet has misspellings",
    arguments: [
      ("θάλασα", "θάλασσα"), ("θαλσσα", "θάλασσα"), ("бибилотека", "библиотека"), ("библотека", "библиотека"),
      ("مكتابت", "مكتبات"), ("ספריוות", "ספריות"), ("पुसतकालय", "पुस्तकालय"), ("գրադրան", "գրադարան"),
      ("ბიბლიოთკა", "ბიბლიოთეკა"), ("STRASENBAHN", "strassenbahn"), ("straßenban", "strassenbahn"),
      ("trámvij", "tramvaj"),
    ])
  func alphabets(text: String, meant: String) throws { #expect(try index.ids(text + " ") == [meant]) }

  @Test(
    "Hangul is compared by its letters: one edit from four of them on, two from eight, in titles and texts",
    arguments: [
      ("지하쳘", ["subway", "text"]), ("지아철", ["subway", "text"]), ("지핫철", ["subway", "text"]),
      ("한구", ["korea"]),
      ("항국", ["korea"]), ("한굴", ["korea"]), ("지항쳘", ["subway", "text"]), ("다", []), ("칠", []),
      ("대함밍국", ["republic"]),
      ("대함밍궁", []), ("도하철", []),
    ])
  func hangul(text: String, found: [String]) throws {
    let index = try QueryIndex([
      .make("subway", "서울 지하철"), .make("korea", "한국 역사"), .make("republic", "대한민국"),
      .make("text", "x", ["textContent": .text("새 지하철 노선")]), .make("apart", "지하 하천 하차 항철"),
    ])
    #expect(Set(try index.ids(text + " ")) == Set(found))
    #expect(try index.ids("\"\(text)\" ").isEmpty)
    let hit = try index.respond(text + " ").entities.first { $0.entity.entity.key.id == "subway" }
    if found.contains("subway") { #expect(hit?.highlights["title"]?.map(\.range) == [3..<6]) }
  }

  @Test("Only words of entities in scope are meant")
  func scope() throws {
    var hidden = DonatedEntity.make("hidden", "submarine")
    hidden.isHidden = true
    var expired = DonatedEntity.make("expired", "submarines")
    expired.expires = QueryIndex.now - 1
    try index.add([hidden, expired, .make("other", "windmill", type: "Mill", app: "b")])
    #expect(try index.ids("submarne ").isEmpty)
    #expect(try index.ids("submarne ") { $0.includesHidden = true } == ["hidden"])
    #expect(try index.ids("windmil ") == ["other"])
    #expect(try index.ids("windmil ") { $0.apps = ["a"] }.isEmpty)
    #expect(try index.ids("windmil ") { $0.types = ["Note"] }.isEmpty)
    #expect(try index.ids("windmil type:Mill ") == ["other"])
  }

  // MARK: The last word

  @Test("What a last word may be meant for follows all that it begins, and is not counted")
  func lastWord() throws {
    let index = try QueryIndex([
      .make("protocol", "Protocol handler"), .make("protology", "Protology"),
      .make("network", "Network protocol"),
      .make("text", "x", ["textContent": .text("protolith")]), .make("lotocol", "lotology"),
    ])
    for isTyping in [false, true] {
      let response = try index.respond("protol") { $0.isTyping = isTyping }
      #expect(response.ids == ["protology", "text", "protocol", "network"], "\(response.ids)")
      #expect(response.count == 2)
      let scores = response.entities.map(\.score)
      #expect(scores == scores.sorted(by: >))
      #expect(response.entities.map(\.tier) == [.titleBegun, .completed, .completed, .completed])
      let marks = response.entities.map { $0.highlights.values.joined().map(\.kind) }
      #expect(marks == [[.completion], [.completion], [.near], [.near]])
    }
    #expect(try index.ids("protol") { $0.limit = 2 } == ["protology", "text"])
    let second = try index.ids("protol") { ($0.limit, $0.offset) = (2, 2) }
    #expect(second == ["protocol", "network"])
    #expect(try index.ids("network protol") == ["network"])
    #expect(try index.respond("protol") { $0.countOnly = true }.count == 2)
  }

  @Test("A last word that somebody has is no other, nor are the first letters that were typed")
  func known() throws {
    let index = try QueryIndex([
      .make("protol", "protol"), .make("protology", "Protology"), .make("protocol", "Protocol"),
      .make("harbours", "harbourside"), .make("barbour", "barbour"),
    ])
    #expect(try index.ids("protol") == ["protol", "protology"])
    #expect(try index.ids("harbour") == ["harbours"])
  }
}
