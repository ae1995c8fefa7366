import SearchModel
import TerminalText

extension LowArguments {
  /// A whole number from 0 up.
  ///
  /// - Throws: `usage` naming the flag.
  func count(_ name: Flag.Name, default fallback: Int) throws(LimelightError) -> Int {
    guard let text = value(name) else { return fallback }
    guard let number = Int(text), number >= 0, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw wrong(name, "is not a whole number from 0 up", "20")
    }
    return number
  }

  /// A length of time in seconds; `nil` without the flag.
  ///
  /// - Throws: `usage` naming the flag.
  func duration(_ name: Flag.Name) throws(LimelightError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let seconds = TimeSpan.seconds(text) else { throw wrong(name, "is not a length of time", "12h") }
    return seconds
  }

  /// One of a few words.
  ///
  /// - Throws: `usage` naming the flag and the words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: Flag.Name, _: Choice.Type
  ) throws(LimelightError) -> Choice? where Choice.RawValue == String {
    guard let text = value(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      throw wrong(
        name, "is none of \(words.joined(separator: ", "))", Nearest.word(to: text, among: words) ?? words[0])
    }
    return choice
  }

  /// A name that must not be empty; `nil` without the flag.
  ///
  /// - Throws: `usage` naming the flag, also for a filter given twice: nobody means the last of them only.
  func text(_ name: Flag.Name) throws(LimelightError) -> String? {
    let texts = try texts(name)
    guard texts.count < 2 || !Self.filters.contains(name) else {
      let flag = "--" + FlagTable.flag(name).long
      let what = verb?.rawValue ?? "this"
      throw LimelightError(.usage, "\(what) takes \(flag) once", hint: "Repeat \(what) for each of them")
    }
    return texts.last
  }

  private static let filters: Set<Flag.Name> = [.app, .type, .domain]

  /// Names that must not be empty, in order.
  ///
  /// - Throws: `usage` naming the flag.
  func texts(_ name: Flag.Name) throws(LimelightError) -> [String] {
    let texts = flags[name] ?? []
    guard !texts.contains("") else { throw wrong(name, "is empty", FlagTable.flag(name).value ?? "") }
    return texts
  }

  func wrong(_ name: Flag.Name, _ fault: String, _ example: String) -> LimelightError {
    let flag = "--" + FlagTable.flag(name).long
    return LimelightError(
      .usage, "the value \(Escape.text(value(name) ?? "")) of \(flag) \(fault)",
      hint: "Write: \(flag) \(example)")
  }

  /// Refuses words where the verb takes none.
  ///
  /// - Throws: `usage` naming the first word.
  func expectNoWords() throws(LimelightError) {
    guard let word = words.first, let verb else { return }
    throw LimelightError(
      .usage, "\(verb.rawValue) takes no argument, but \(Escape.text(word)) was given",
      hint: "See: limelight help \(verb.rawValue)")
  }
}

/// Lengths of time as people write them.
enum TimeSpan {
  /// A hundred years: longer is never meant, and clocks count no further than some three hundred.
  private static let longest = 3_155_760_000.0

  /// Seconds of `90`, `1.5`, `500ms`, `90s`, `30m`, `12h`, `3d` or `2w`; `nil` for anything else.
  ///
  /// Lengths over a hundred years count as a hundred.
  static func seconds(_ text: String) -> Double? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard digits.utf8.contains(where: { $0 != UInt8(ascii: ".") }), let number = Double(digits) else {
      return nil
    }
    let unit: Double
    switch text.dropFirst(digits.count) {
    case "", "s": unit = 1
    case "ms": unit = 0.001
    case "m", "min": unit = 60
    case "h": unit = 3600
    case "d": unit = 86400
    case "w": unit = 604_800
    default: return nil
    }
    return min(number * unit, longest)
  }
}
