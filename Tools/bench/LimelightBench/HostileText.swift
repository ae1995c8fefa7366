/// Text that nobody would type, and text that everybody does, from the words of the made-up entities.
struct HostileText {
  var random: SeededNumbers

  mutating func query() -> String {
    switch random.below(40) {
    case 0...5: pasted()
    case 6...9: piled()
    case 10...20: words(1 + random.below(6))
    default: (0..<random.below(12)).map { _ in piece() }.joined(separator: [" ", "", " "][random.below(3)])
    }
  }

  /// Thousands of one sign, of one word, of letters that nobody can read.
  private mutating func pasted() -> String {
    switch random.below(10) {
    case 0: words([200, 3_000][random.below(2)])
    case 1: String(repeating: word(), count: 16_500)
    case 2: String(repeating: Self.signs[random.below(Self.signs.count)], count: 10_000)
    case 3: String(repeating: ["(", "-(", "NOT ", "a:(", "( OR ", "((x) "][random.below(6)], count: 10_000)
    // Letters under thousands of marks, and words that are nothing but joiners and direction.
    case 4:
      word()
        + String(repeating: ["\u{301}", "\u{200D}", "\u{202E}", "\u{94D}"][random.below(4)], count: 5_000)
        + word()
    case 5: String((0..<10_000).map { _ in Character(Self.scalar(0x4E00 + random.below(0x5200))) })
    case 6:
      String(
        (0..<5_000).map { _ in
          Character(Self.scalar([0xE01, 0x1780, 0x3041, 0xAC00][random.below(4)] + random.below(46)))
        })
    case 7: (0..<4_000).map { _ in String(Character(Self.scalar(random.below(0x110000)))) }.joined()
    case 8: (0..<1_000).map { _ in Self.stops[random.below(Self.stops.count)] }.joined(separator: " ")
    default: String(repeating: word() + "\n\t\u{0}", count: 1_000)
    }
  }

  /// Hundreds of what costs a little each.
  private mutating func piled() -> String {
    let count = [60, 400][random.below(2)]
    let glue = [" ", " OR ", " AND ", " -", " NOT ", " OR -"][random.below(6)]
    func many(_ piece: (inout HostileText) -> String) -> String {
      var text = self
      defer { self = text }
      return (0..<count).map { _ in piece(&text) }.joined(separator: glue)
    }
    return switch random.below(12) {
    case 0: many { $0.word() + "*" }
    case 1: many { String($0.word().prefix(1)) + "*" }
    case 2: many { String($0.word().prefix(1)) }
    case 3: many { "text:\"\($0.word()) \($0.word())\"" }
    case 4: many { "\"\($0.common()) \($0.common())\"" }
    case 5: many { $0.common() }
    case 6: many { $0.condition() }
    case 7: many { "-" + $0.condition() }
    case 8: many { "id:\($0.random.below(70_000))" }
    case 9: many { "(\($0.common()) OR -\($0.condition()))" }
    case 10: many { "-(\($0.word()) \($0.piece()))" }
    default: nested(3 + random.below(40))
    }
  }

  /// Every operator inside every other.
  private mutating func nested(_ depth: Int) -> String {
    var text = word()
    for _ in 0..<depth {
      let other = random.below(3) == 0 ? condition() : word()
      text =
        switch random.below(6) {
        case 0: "(\(text) OR \(other))"
        case 1: "-(\(text) \(other))"
        case 2: "NOT (\(text) AND -\(other))"
        case 3: "title:(\(text) OR \(other))"
        case 4: "(\(other)* (\(text)))"
        default: "(\(text) \"\(other) \(word())\""
        }
    }
    return text
  }

  private mutating func piece() -> String {
    switch random.below(7) {
    case 0, 1: return word()
    case 2: return String(word().prefix(1 + random.below(3)))
    case 3: return Self.signs[random.below(Self.signs.count)]
    case 4: return Self.keys[random.below(Self.keys.count)] + word()
    case 5: return condition()
    default: return String(Character(Self.scalar(random.below([0x1_1000, 0x110000][random.below(2)]))))
    }
  }

  /// Any key, compared in any way with any value.
  private mutating func condition() -> String {
    let value =
      switch random.below(4) {
      case 0: word()
      case 1: "\"\(word()) \(common())\""
      case 2: "\(random.below(1_000))"
      default: Self.values[random.below(Self.values.count)]
      }
    return Self.fields[random.below(Self.fields.count)]
      + Self.comparisons[random.below(Self.comparisons.count)]
      + value
  }

  private static func scalar(_ value: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}" }

  // MARK: Words

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  /// A word of some twenty thousand, the first much more frequent than the last.
  mutating func word() -> String {
    let share = Double(random.below(1 << 20)) / Double(1 << 20)
    let word = Self.word(Int(20_000 * share * share * share * share))
    return random.below(9) == 0 ? word + "s" : word
  }

  /// One of those that most entities have.
  private mutating func common() -> String { Self.word(random.below(64)) }

  private static func word(_ number: Int) -> String {
    var (word, number) = ("", number)
    repeat {
      word += syllables[number % syllables.count]
      number /= syllables.count
    } while number > 0
    return word
  }

  private static let syllables = [
    "ba", "re", "ti", "mo", "lu", "kan", "der", "sil", "vor", "mu", "né", "ö", "ska", "при", "λο", "海", "の",
    "ש", "4", "x",
  ]
  private static let stops = ["the", "a", "of", "to", "and", "is", "in", "it", "what", "how"]
  private static let signs = [
    "\"", "-", "--", "AND", "OR", "NOT", "(", ")", "((", "))", ":", "=", ">=", "<", "..", "*", "\\", "\u{0}",
    "\n", "\t", "\u{7}", "\u{1B}[31m", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}", "“", "”", "'", "~",
    "#", "@",
    "%", "&&", "||", "（", "）", "＂", "1.2.3", "1..", "-1e308", "0x10", "👩‍👩‍👧", "e\u{301}", "\u{200D}", "\u{FE0F}",
    "\u{FEFF}", "\u{FFFE}", "date:last 7 days", "date:2026-01..", "pages > 10", "予約", "ทดสอบ", "-\"", "*:*",
    "[* TO *]",
  ]
  private static let keys = [
    "title:", "text:", "text:\"", "pages:", "pages>", "type:", "app:", "id:", "date:", "lang:", "keywords:(",
    "-title:(", "unknown:", "domain:", "-", "\"", "(", "NOT ",
  ]
  private static let fields = [
    "title", "text", "description", "keywords", "pages", "date", "created", "before", "since", "type", "app",
    "id",
    "lang", "domain", "kind", "url", "unknown", "subtitle", "size", "Pages", "日付",
  ]
  private static let comparisons = [":", "=", ">=", "<=", ">", "<", ":>=", "::", ":("]
  private static let values = [
    "..", "5..", "..5", "9..1", "1e400..", "-1e308..1e308", "nan", "inf", "0x10", "10k..4GiB", "yes", "*",
    "\"\"",
    "99999-99-99", "0000-00-00..9999-12-31", "2026-02-30", "2026-13", "last 99999 years", "next 99999 weeks",
    "today..",
    "yesterday/tomorrow", "9999999999999999999", "2026-01-01T25:61:61Z", "org.example.mail", "Note", "plan",
    "en",
  ]
}

/// The same numbers on every run (SplitMix64).
struct SeededNumbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
