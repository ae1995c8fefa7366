import SearchIndex
import SearchModel
import Testing

@Suite("Extracts of long text")
struct ExtractTests {
  private func extract(
    _ typed: String, _ text: String, _ key: String = "textContent"
  ) throws -> Extract? {
    var entity = DonatedEntity(key: EntityKey(app: "a", type: "Note", id: "1"))
    entity.attributes = [Attribute(key, .text(text))]
    let hit = try QueryIndex([entity]).respond(typed) { $0.includesExtracts = true }.entities.first
    return try #require(hit).extract
  }

  private static let filler = String(repeating: "Nothing of interest is said in this sentence. ", count: 40)

  @Test("the passage with most of the words is shown, not the first that has one")
  func mostWords() throws {
    let text =
      "The harbour opens. " + Self.filler + "A green tea house stands at the harbour of the town. "
      + Self.filler
    let extract = try #require(try extract("green tea harbour ", text))
    #expect(extract.key == "textContent")
    #expect(extract.text.contains("A green tea house stands at the harbour"))
    #expect(extract.text.hasPrefix("…") && extract.text.hasSuffix("…"))
    #expect(
      extract.highlights.map { HighlightKindTests.piece($0, of: extract.text) } == [
        "green exact", "tea exact", "harbour exact",
      ])
    #expect(extract.text.unicodeScalars.count <= 162)
  }

  @Test("words as typed are preferred to other forms, and the nearer together")
  func closeness() throws {
    let text = "Walks and teas. " + Self.filler + "Walk to tea. " + Self.filler
    #expect(try extract("walk tea ", text)?.text.contains("Walk to tea.") == true)
  }

  @Test("it is cut between words, on one line")
  func borders() throws {
    let text = Self.filler + "first\n\n\tsecond harbour\r\nthird " + Self.filler
    let extract = try #require(
      try extract("harbour ", text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")))
    #expect(extract.text.contains("first second harbour third"))
    let words = extract.text.dropFirst().dropLast().split(separator: " ").map(String.init)
    let known = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(words.allSatisfy { known.contains($0) })
  }

  @Test("text without blanks is cut between characters")
  func unspaced() throws {
    let extract = try #require(
      try extract(
        "予約一覧",
        String(repeating: "会議室の案内です。", count: 60) + "予約一覧" + String(repeating: "👩‍👩‍👧か\u{3099}", count: 90)))
    #expect(extract.highlights.map { HighlightKindTests.piece($0, of: extract.text) } == ["予約一覧 exact"])
    #expect(extract.text.hasPrefix("…") && extract.text.hasSuffix("…"))
    let inner = extract.text.dropFirst().dropLast()
    #expect(inner.allSatisfy { "会議室の案内です。予約一覧👩‍👩‍👧か\u{3099}".contains($0) })
  }

  @Test("a match far behind the beginning is found, and marked in the text itself")
  func far() throws {
    let text = String(repeating: Self.filler, count: 20) + "the lighthouse"
    let extract = try #require(try extract("lighthouse ", text))
    #expect(extract.text.hasSuffix("the lighthouse") && extract.text.hasPrefix("…"))
  }

  @Test(
    "short text is its own extract; nothing matched, nothing extracted; title and subtitle are in sight anyway"
  )
  func short() throws {
    #expect(try extract("tea ", "Green tea")?.text == "Green tea")
    #expect(try extract("tea ", "Green tea", "title") == nil)
    #expect(try extract("tea ", "Green tea", "subtitle") == nil)
  }
}
