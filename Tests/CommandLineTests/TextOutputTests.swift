import SearchModel
import TerminalText
import Testing

@testable import LimelightCommands

@Suite("Text on terminals and pipes")
struct TextOutputTests {
  static let plain = Terminal(isTerminal: true, isStyled: false, width: 60)
  static let bold = Terminal(isTerminal: true, isStyled: true, width: 60)

  static func entity(_ title: String, _ subtitle: String? = nil, id: String = "i") -> DonatedEntity {
    var entity = DonatedEntity(key: EntityKey(app: "org.a", type: "Note", id: id))
    entity.attributes.append(Attribute("title", .text(title)))
    if let subtitle { entity.attributes.append(Attribute("subtitle", .text(subtitle))) }
    return entity
  }

  static func hit(_ entity: DonatedEntity, highlights: [String: [Highlight]] = [:]) -> SearchHit {
    let stored = CatalogEntity(entity: entity, row: 1, sequence: 1, donatedAt: 0)
    var hit = EntityHit(entity: stored, score: 1, tier: .allInTitle)
    hit.highlights = highlights
    hit.typeTitle = "Note"
    hit.actions = [
      IntentAction(intent: "OpenNote", title: "Open"), IntentAction(intent: "Share", title: "Share"),
    ]
    return .entity(hit)
  }

  @Test(
    "Control characters become visible, other text stays",
    arguments: [
      ("plain å 🌱", "plain å 🌱"), ("a\tb\nc\rd", #"a\tb\nc\rd"#), ("\u{1B}]0;x\u{7}", #"\x1b]0;x\x07"#),
      ("nul\0", #"nul\x00"#), ("\u{7F}\u{9B}1m", #"\x7f\u009b1m"#), ("\u{2028}", #"\u2028"#),
      (#"C:\dir"#, #"C:\dir"#),
    ])
  func escapes(text: String, shown: String) {
    #expect(Escape.text(text) == shown)
  }

  @Test("Direction overrides are shown as escapes on a terminal only")
  func overrides() {
    #expect(Escape.text("a\u{202E}b", forTerminal: true) == #"a\u202eb"#)
    #expect(Escape.text("a\u{202E}b") == "a\u{202E}b")
  }

  @Test(
    "Columns are those of a terminal",
    arguments: [
      ("abc", 3), ("å", 1), ("A\u{30A}", 1), ("会議室", 6), ("도서관", 6), ("ｶﾅ", 2), ("ＡＢ", 4), ("🌱", 2), ("👩‍👩‍👧", 2),
      ("🇨🇭", 2),
      ("❤️", 2), ("\u{200B}", 0), ("שלום", 4), ("", 0),
    ])
  func columns(text: String, count: Int) {
    #expect(TextWidth.columns(text) == count)
  }

  @Test("A pipe gets URI, title, subtitle, type, app and actions between tabs")
  func piped() {
    let lines = HitLines(terminal: Self.plain, language: nil)
    let row = lines.row(Self.hit(Self.entity("Harbour\tplan", "a\nb", id: "x/y")))
    #expect(
      lines.piped(row)
        == #"limelight://open/org.a/Note/x%2Fy"# + "\t" + #"Harbour\tplan"# + "\t" + #"a\nb"#
        + "\tNote\torg.a\tOpenNote,Share")
  }

  @Test("A terminal gets number, title, subtitle, type and app")
  func arranged() {
    let lines = HitLines(terminal: Self.plain, language: nil)
    let row = lines.row(Self.hit(Self.entity("Harbour plan", "East pier")))
    #expect(lines.arranged(row, number: 3) == "3  Harbour plan — East pier   Note · org.a")
    #expect(lines.arranged(row, number: nil) == "Harbour plan — East pier   Note · org.a")
  }

  @Test("Long and wide titles are cut to the width, the subtitle before the title")
  func cut() {
    let lines = HitLines(terminal: Self.plain, language: nil)
    for (title, subtitle) in [
      (String(repeating: "long ", count: 30), "sub"), (String(repeating: "会議", count: 40), "sub"),
      ("Title", String(repeating: "sub ", count: 40)), (String(repeating: "👩‍👩‍👧", count: 60), ""),
    ] {
      let line = lines.arranged(lines.row(Self.hit(Self.entity(title, subtitle))), number: 12)
      #expect(TextWidth.columns(line) <= 60)
      #expect(line.hasPrefix("12  ") && line.hasSuffix("   Note · org.a") && line.contains("…"))
    }
    let narrow = HitLines(terminal: Terminal(isTerminal: true, isStyled: false, width: 20), language: nil)
    #expect(
      narrow.arranged(narrow.row(Self.hit(Self.entity("Harbour plan of the east"))), number: 1).hasPrefix(
        "1  Harbour plan"))
  }

  @Test("Highlights are bold on a styled terminal and nowhere else")
  func highlights() {
    let hit = Self.hit(Self.entity("Ha\u{308}fen"), highlights: ["title": [Highlight(0..<3, .exact)]])
    let styled = HitLines(terminal: Self.bold, language: nil)
    #expect(styled.arranged(styled.row(hit), number: 1).hasPrefix("1  \u{1B}[1mHa\u{308}\u{1B}[22mfen"))
    let plain = HitLines(terminal: Self.plain, language: nil)
    #expect(!plain.arranged(plain.row(hit), number: 1).contains("\u{1B}"))
    #expect(!plain.piped(plain.row(hit)).contains("\u{1B}"))
  }

  @Test("A right-to-left title is isolated so that it cannot reorder its line")
  func rightToLeft() {
    let lines = HitLines(terminal: Self.plain, language: nil)
    #expect(
      lines.arranged(lines.row(Self.hit(Self.entity("שלום"))), number: 1)
        == "1  \u{2068}שלום\u{2069}   Note · org.a")
  }

  @Test("What people see falls back from title to subtitle to type and identifier")
  func label() {
    #expect(Self.entity("T", "S").label(typeTitle: "Note") == "T")
    #expect(Self.entity("", "S").label(typeTitle: "Note") == "S")
    #expect(Self.entity(" \u{A0}\t", " ").label(typeTitle: "Note", for: nil) == "Note i")
    #expect(DonatedEntity(key: EntityKey(app: "a", type: "T", id: "i")).label(typeTitle: "") == "T i")
    var entity = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "i"))
    entity.attributes = [Attribute("title", .localized(["en": "Harbour", "de": "Hafen"]))]
    #expect(entity.label(typeTitle: "", for: "de") == "Hafen")
    #expect(entity.label(typeTitle: "", for: "fr") == "Harbour")
  }
}
