import Foundation

/// A comparison as it is typed, and whether values satisfy it by a plain evaluation.
struct OracleComparison {
  var text: String
  var holds: (OracleEntity.Values) -> Bool

  /// One comparison in each of the ways an attribute of that kind can be asked for.
  static func all(_ name: String, of kind: OracleEntity.Values, _ random: inout SeededGenerator)
    -> [OracleComparison]
  {
    var all = nulls(name, &random)
    switch kind {
    case .texts:
      for isEqual in [true, false] {
        for unit in ["", "w", "t", "wt"] {
          for folding in ["", "c", "d", "cd"] {
            all.append(pattern(name, isEqual, String((unit + folding).shuffled(using: &random)), &random))
          }
        }
        all.append(numeral(name, isEqual, &random))
      }
    case .numbers: for symbol in symbols { all.append(number(name, symbol, &random)) }
    case .dates: for symbol in symbols { all.append(date(name, symbol, &random)) }
    case .truth:
      for isEqual in [true, false] {
        for (typed, truth) in [
          ("1", true), ("0", false), ("true", true), ("FALSE", false), ("\"no\"", false),
        ] {
          all.append(
            OracleComparison(text: "\(spelt(name, &random)) \(isEqual ? "==" : "!=") \(typed)") {
              guard case .truth(let value) = $0 else { return false }
              return (value == truth) == isEqual
            })
        }
      }
    }
    return all
  }

  private static let symbols = ["==", "!=", "<", "<=", ">", ">=", "InRange"]

  /// Names in their spellings.
  private static func spelt(_ name: String, _ random: inout SeededGenerator) -> String {
    if name.contains(" ") { return "\"\(name)\"" }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return [name, name, "'\(name)'", "kMDItem\(capital)", "_kMDItem\(capital)"].randomElement(using: &random)!
  }

  private static func nulls(_ name: String, _ random: inout SeededGenerator) -> [OracleComparison] {
    [
      OracleComparison(text: "\(spelt(name, &random)) == null") { !$0.isPresent },
      OracleComparison(text: "\(spelt(name, &random))!=nil") { $0.isPresent },
    ]
  }

  // MARK: Text

  static func pattern(
    _ name: String, _ isEqual: Bool, _ options: String, _ random: inout SeededGenerator
  ) -> OracleComparison {
    let plain = ["a", "note", "Note", "sea", "Sea", "sea.north", "de", "/x", "https://a.example/"]
    let isPlain = [
      "contentURL", "path", "uniqueIdentifier", "type", "domainIdentifier", "language", "bundleIdentifier",
    ]
    .contains(name)
    // Words of identifiers are nothing anybody asks for, and not written down by hand.
    let options = isPlain ? options.filter { !"wt".contains($0) } : options
    let word =
      isPlain
      ? plain.randomElement(using: &random)!
      : OracleText.random(options.isEmpty ? 1...2 : 1...1, &random).string
    let part = String(word.prefix(Int.random(in: 1...word.count, using: &random)))
    let end = String(word.suffix(Int.random(in: 1...word.count, using: &random)))
    let pieces: [String] =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: [part, ""]
      case 1: ["", end]
      case 2: ["", part, ""]
      case 3: [part, end]
      case 4: [part, "i", end]
      default: [word]
      }
    let mark = ["\"", "'"].randomElement(using: &random)!
    let typed = pieces.map { piece in
      piece.map { ["\\", "*", mark].contains(String($0)) ? "\\\($0)" : String($0) }.joined()
    }.joined(separator: "*")
    return OracleComparison(
      text: "\(spelt(name, &random)) \(isEqual ? "==" : "!=") \(mark)\(typed)\(mark)\(options)"
    ) {
      guard case .texts(let texts) = $0 else { return false }
      return texts.contains { matches($0, pieces, options) } == isEqual
    }
  }

  private static func numeral(_ name: String, _ isEqual: Bool, _ random: inout SeededGenerator)
    -> OracleComparison
  {
    OracleComparison(text: "\(spelt(name, &random)) \(isEqual ? "=" : "!=") 12") {
      guard case .texts(let texts) = $0 else { return false }
      return texts.contains { $0.string == "12" } == isEqual
    }
  }

  private static func matches(_ text: OracleText, _ pieces: [String], _ options: String) -> Bool {
    let pieces = pieces.map { OracleText.folded($0, options) }
    func glob(_ range: Range<Int>) -> Bool {
      Self.glob(pieces[...], OracleText.folded(text.characters[range], options)[...])
    }
    guard options.contains("w") || options.contains("t") else { return glob(0..<text.characters.count) }
    var (starts, ends) =
      options.contains("w") ? (text.wordStarts, text.wordEnds) : (text.tokenStarts, text.tokenEnds)
    if pieces.count > 1, pieces[0].isEmpty { starts.insert(0) }
    if pieces.count > 1, pieces[pieces.count - 1].isEmpty { ends.insert(text.characters.count) }
    return starts.contains { start in ends.contains { $0 > start && glob(start..<$0) } }
  }

  private static func glob(_ pieces: ArraySlice<[Unicode.Scalar]>, _ text: ArraySlice<Unicode.Scalar>) -> Bool
  {
    guard let first = pieces.first else { return text.isEmpty }
    if pieces.count == 1 { return text.elementsEqual(first) }
    guard text.starts(with: first) else { return false }
    let rest = text.dropFirst(first.count)
    if pieces.count == 2 {
      return rest.count >= pieces.last!.count && rest.suffix(pieces.last!.count).elementsEqual(pieces.last!)
    }
    return (rest.startIndex...rest.endIndex).contains { glob(pieces.dropFirst(), rest[$0...]) }
  }

  // MARK: Numbers and dates

  private static func number(_ name: String, _ symbol: String, _ random: inout SeededGenerator)
    -> OracleComparison
  {
    let limit = Double(Int.random(in: -6...6, using: &random)) / 2
    func typed(_ number: Double) -> String { Bool.random(using: &random) ? "\(number)" : "\"\(number)\"" }
    return compared(name, symbol, (limit, limit), typed(limit), (limit + 1, typed(limit + 1)), &random) {
      if case .numbers(let numbers) = $0 { numbers } else { [] }
    }
  }

  private static func date(_ name: String, _ symbol: String, _ random: inout SeededGenerator)
    -> OracleComparison
  {
    let now = OracleEntity.now
    let upper = (now + 86_400, "$time.now(86400)")
    let (stretch, typed) = moment(&random)
    return compared(name, symbol, stretch, typed, upper, &random) {
      if case .dates(let dates) = $0 { dates } else { [] }
    }
  }

  /// A stretch of time by Foundation's calendar, its last moment just before the next begins, and its spelling.
  private static func moment(_ random: inout SeededGenerator) -> ((Double, Double), String) {
    let now = OracleEntity.now
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    func stretch(_ unit: Calendar.Component, _ shift: Int) -> (Double, Double) {
      let weekly = unit == .weekOfYear
      let moved = calendar.date(
        byAdding: weekly ? .day : unit, value: weekly ? 7 * shift : shift,
        to: Date(timeIntervalSince1970: now))!
      let interval = calendar.dateInterval(of: unit, for: moved)!
      return (interval.start.timeIntervalSince1970, interval.end.timeIntervalSince1970.nextDown)
    }
    let steps = Int.random(in: -3...3, using: &random)
    let exact = now + Double(steps) * 43_200
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: now + Double(steps) * 86_400))
    let day = String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
    let utc = Date(timeIntervalSince1970: exact).ISO8601Format()
    let all: [((Double, Double), String)] = [
      ((exact, exact), "\(Int(exact - 978_307_200))"), ((exact, exact), "$time.now(\(steps * 43_200))"),
      ((exact, (exact + 1).nextDown), "\"\(utc)\""), (stretch(.day, steps), "\"\(day)\""),
      (stretch(.day, steps), "$time.iso(\(day))"), (stretch(.day, steps), "$time.today(\(steps))"),
      (stretch(.day, 0), "$time.today"), (stretch(.day, -1), "$time.yesterday"),
      (stretch(.weekOfYear, steps), "$time.this_week(\(steps))"),
      (stretch(.weekOfYear, -1), "$time.last_week"),
      (stretch(.month, steps), "$time.this_month(\(steps))"), (stretch(.year, 0), "$time.this_year"),
    ]
    return all.randomElement(using: &random)!
  }

  /// `==` asks for the stretch, the others for its first moment.
  private static func compared(
    _ name: String, _ symbol: String, _ stretch: (Double, Double), _ typed: String, _ upper: (Double, String),
    _ random: inout SeededGenerator, _ numbers: @escaping (OracleEntity.Values) -> [Double]
  ) -> OracleComparison {
    let name = spelt(name, &random)
    let first = stretch.0
    if symbol == "InRange" {
      return OracleComparison(text: "InRange(\(name), \(typed), \(upper.1))") {
        numbers($0).contains { first <= $0 && $0 <= upper.0 }
      }
    }
    return OracleComparison(text: "\(name) \(symbol) \(typed)") { values in
      let numbers = numbers(values)
      switch symbol {
      case "==": return numbers.contains { stretch.0 <= $0 && $0 <= stretch.1 }
      case "!=": return !numbers.contains { stretch.0 <= $0 && $0 <= stretch.1 }
      case "<": return numbers.contains { $0 < first }
      case "<=": return numbers.contains { $0 <= first }
      case ">": return numbers.contains { $0 > first }
      default: return numbers.contains { $0 >= first }
      }
    }
  }
}
