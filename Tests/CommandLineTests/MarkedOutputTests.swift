import SearchModel
import TerminalText
import Testing

@testable import LimelightCommands

@Suite("Highlights where they are shown")
struct MarkedOutputTests {
  private static let hostile = "<script>alert('x')</script>\u{202E}\u{1B}[2J\u{0}&\u{2066}\"tea\""

  @Test("HTML has no marks but ours, whatever the text holds")
  func html() {
    let place = Self.hostile.unicodeScalars.count - 4
    let html = MarkedText(Self.hostile, marks: [(0..<8, "exact"), (place..<(place + 3), "near")]).html
    #expect(
      html == #"<mark class="exact">&lt;script&gt;</mark>alert(&#39;x&#39;)&lt;/script&gt;"#
        + #"\u202e\x1b[2J\x00&amp;\u2066&quot;<mark class="near">tea</mark>&quot;"#)
    let bare = html.replacing(#"<mark class="exact">"#, with: "").replacing(#"<mark class="near">"#, with: "")
      .replacing("</mark>", with: "")
    #expect(!bare.contains("<") && !bare.contains(">") && !bare.contains("\u{202E}"))
  }

  @Test("marks outside the text, empty or overlapping ones lose no text")
  func oddMarks() {
    let marks: [(Range<Int>, String)] = [
      (1..<2, "a"), (1..<3, "b"), (2..<2, "c"), (3..<99, "d"), (120..<130, "e"),
    ]
    let html = MarkedText("abcdef", marks: marks.map { (range: $0.0, name: $0.1) }).html
    #expect(html.replacing(/<[^>]*>/, with: "") == "abcdef")
    #expect(MarkedText("", marks: [(range: 0..<1, name: "a")]).html == "")
  }

  @Test("a terminal has a style for each kind, and hostile text is inside it as visible escapes")
  func styles() {
    let kinds: [(Highlight.Kind, String, String)] = [
      (.exact, "\u{1B}[1m", "\u{1B}[22m"), (.stem, "\u{1B}[1;4m", "\u{1B}[22;24m"),
      (.completion, "\u{1B}[4m", "\u{1B}[24m"), (.near, "\u{1B}[3m", "\u{1B}[23m"),
    ]
    for (kind, on, off) in kinds {
      let text = StyledText("a\u{202E}\u{1B}b c", highlights: [Highlight(0..<4, kind)])
      #expect(text.rendered(width: 40, isStyled: true) == on + #"a\u202e\x1bb"# + off + " c")
      #expect(text.rendered(width: 40, isStyled: false) == #"a\u202e\x1bb c"#)
    }
    // Two kinds side by side do not run into each other.
    let both = StyledText("airport", highlights: [Highlight(0..<3, .exact), Highlight(3..<7, .completion)])
    #expect(both.rendered(width: 40, isStyled: true) == "\u{1B}[1mair\u{1B}[22m\u{1B}[4mport\u{1B}[24m")
    #expect(both.rendered(width: 4, isStyled: true) == "\u{1B}[1mair\u{1B}[22m…")
  }

  private static func hit(subtitle: String?) -> EntityHit {
    var entity = TextOutputTests.entity("Harbour", subtitle)
    entity.attributes.append(Attribute("textContent", .text("much about green tea")))
    guard case .entity(var hit) = TextOutputTests.hit(entity) else { fatalError("an entity is an entity") }
    hit.extract = Extract(key: "textContent", text: "…green tea", highlights: [Highlight(7..<10, .exact)])
    return hit
  }

  @Test("what matched in longer text stands in the place of a missing subtitle")
  func extract() {
    let lines = HitLines(terminal: TextOutputTests.plain, language: nil)
    let bare = lines.row(.entity(Self.hit(subtitle: nil)))
    #expect(lines.arranged(bare, number: 1) == "1  Harbour — …green tea   Note · org.a")
    let full = lines.row(.entity(Self.hit(subtitle: "East pier")))
    #expect(lines.arranged(full, number: 1) == "1  Harbour — East pier   Note · org.a")
    let bold = HitLines(terminal: TextOutputTests.bold, language: nil)
    #expect(bold.passage(full, indent: 5) == "     …green \u{1B}[1mtea\u{1B}[22m")
    #expect(!lines.piped(bare).contains("green"))
  }

  @Test(
    "the passage is cut so that the word is seen, however wide the terminal is",
    arguments: [30, 40, 60, 80, 120])
  func matchInSight(width: Int) {
    let before = "…the keeper of the old tower writes every evening that nobody has yet seen the "
    for word in ["lighthouse", "燈台守", "👩‍👩‍👧"] {
      var hit = Self.hit(subtitle: nil)
      let place = before.unicodeScalars.count
      hit.extract = Extract(
        key: "textContent",
        text: before + word + " from the sea, where the ships go by at night and far out…",
        highlights: [Highlight(place..<(place + word.unicodeScalars.count), .exact)])
      let terminal = Terminal(isTerminal: true, isStyled: false, width: width)
      let lines = HitLines(terminal: terminal, language: nil)
      let line = lines.arranged(lines.row(.entity(hit)), number: 1)
      #expect(line.hasPrefix("1  Harbour — …") && line.contains(word) && TextWidth.columns(line) <= width)
      let passage = lines.passage(lines.row(.entity(hit)), indent: 5) ?? ""
      #expect(passage.contains(word) && TextWidth.columns(passage) <= width)
      #expect(line.hasSuffix("   Note · org.a") == (width >= 40))
    }
  }

  @Test("JSON has ranges, kinds, elements and the extract, each with its kinds")
  func json() {
    var hit = Self.hit(subtitle: nil)
    hit.highlights = ["title": [Highlight(0..<4, .completion), Highlight(4..<6, .exact)]]
    hit.elementHighlights = [
      "keywords": [ElementHighlights(.init(element: 2), [Highlight(1..<3, .near)])],
      "subtitle": [ElementHighlights(.init(language: "de"), [Highlight(0..<3, .stem)])],
    ]
    var writer = JSONWriter()
    writer.object { $0.highlights(of: hit) }
    #expect(
      writer.text == #"{"highlights":{"title":[[0,4],[4,2]]},"rangeUnit":"unicode-scalar","#
        + #""highlightKinds":{"title":["completion","exact"]},"#
        + #""elementHighlights":{"keywords":[{"element":2,"highlights":[[1,2]],"kinds":["near"]}],"#
        + #""subtitle":[{"language":"de","highlights":[[0,3]],"kinds":["stem"]}]},"#
        + #""extract":{"key":"textContent","text":"…green tea","highlights":[[7,3]],"kinds":["exact"]}}"#)
  }
}
