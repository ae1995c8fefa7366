import SearchModel
import Testing

@testable import SearchIndex

/// Words typed apart that the index has as one.
@Suite("Words typed apart")
struct TogetherTests {
  private let index: QueryIndex

  init() throws {
    index = try QueryIndex([
      .make("package", "libreoffice-writer"),
      .make("text", "Sun", ["textContent": .text("a libre and free office")]),
      .make("begun", "Libre official"), .make("into", "Into thunder"), .make("bird", "thunderbird mail"),
      .make("one", "notebook"),
    ])
  }

  /// What has all the words; some of them suffice for what follows.
  private func whole(_ text: String, _ change: (inout SearchRequest) -> Void = { _ in }) throws -> [String] {
    try index.respond(text, change).entities.filter { $0.tier != .someWords }.map(\.entity.entity.key.id)
  }

  @Test("Two words find the one that they are together, in titles before texts with both apart")
  func found() throws {
    #expect(try whole("libre office ") == ["package", "text"])
    #expect(try whole("libre office").prefix(2) == ["package", "text"])
    #expect(try whole("libre office writer ") == ["package"])
    #expect(try whole("thunder bird ") { $0.namesOnly = true } == ["bird"])
    #expect(try whole("mail thunder bird ") == ["bird"])
    #expect(try whole("thunder bird type:note ") == ["bird"])
  }

  @Test("A title of both words comes first")
  func exact() throws {
    try index.add([.make("apart", "Libre Office"), .make("longer", "Libre Office Calc")])
    #expect(try whole("libre office ").prefix(2) == ["apart", "longer"])
    #expect(try Set(whole("libre office ")) == ["apart", "longer", "package", "text"])
    try index.add((0..<5).map { .make("\($0)", "My libre office \($0)") })
    try index.add((0..<200).map { .make("other\($0)", "Paper \($0)") })
    #expect(
      try whole("libre office ") { $0.limit = 0 }.suffix(2) == ["package", "text"],
      "behind titles with both, although it is rarer")
  }

  @Test("While the second is typed, names come that both begin together, behind those with both words")
  func typing() throws {
    #expect(try whole("libre offici") == ["begun"])
    #expect(try whole("libre off") == ["begun", "package", "text"])
    for typed in ["thunder bi", "thunder bir", "thunder bird"] {
      #expect(try whole(typed) { $0.isTyping = true } == ["bird"], "\(typed)")
    }
    #expect(try whole("thunder birdx") == [])
  }

  @Test(
    "Nothing is joined that is quoted, demanded, of one letter, or of common words only",
    arguments: [
      #""libre office writer" "#, "libre AND office writer ", "into AND thunder bird ", "in to ",
      "n otebook ",
      "libre -office writer ",
    ])
  func never(text: String) throws { #expect(try whole(text) == []) }

  @Test("One word finds two where nothing has it as one")
  func parted() throws {
    try index.add([.make("apart", "Open Office")])
    #expect(try index.ids("openoffice ") == ["apart"])
  }

  @Test("What both find is counted once, on every page, and marked")
  func counted() throws {
    try index.add(
      (0..<300).map { .make("more\($0)", $0 % 3 == 0 ? "libreoffice \($0)" : "libre office \($0)") })
    for typed in ["libre office ", "libre office", "libre offic"] {
      let all = try index.respond(typed) { $0.limit = 0 }
      #expect(Set(all.ids).count == all.ids.count, "\(typed)")
      let counted = try index.respond(typed) { $0.countOnly = true }
      #expect(counted.countIsExact && counted.count == all.count, "\(typed)")
      var paged: [String] = []
      for start in stride(from: 0, to: 400, by: 40) {
        paged += try index.ids(typed) {
          $0.limit = 40
          $0.offset = start
        }
      }
      #expect(Array(paged.prefix(200)) == Array(all.ids.prefix(200)), "\(typed)")
    }
    let hit = try #require(
      try index.respond("libre office ") { $0.limit = 0 }.entities.first {
        $0.entity.entity.key.id == "package"
      })
    #expect(hit.highlights["title"]?.first?.range == 0..<11)
  }
}
