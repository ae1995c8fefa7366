/// The forms a language may have for numbers, as CLDR names them.
enum PluralCategory: String, Sendable, CaseIterable { case zero, one, two, few, many, other }

/// A number as plural rules see it.
struct PluralNumber {
  let whole: Int
  let value: Double
  let hasFraction: Bool

  init?(_ text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self.value = abs(value)
    whole = Int(exactly: self.value.rounded(.towardZero)) ?? .max
    hasFraction = text.contains(".") && self.value != self.value.rounded()
  }

  var isZero: Bool { value == 0 }
}

/// Which form a number takes in a language: CLDR's cardinal rules, as far as languages of apps need them.
struct PluralRule {
  private let language: Substring

  init(language: String) { self.language = language.lowercased().prefix { $0 != "-" && $0 != "_" } }

  func category(of number: PluralNumber) -> PluralCategory {
    let n = number.whole
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": return .other
    case "fr", "pt", "hy", "kab", "ff": return number.value < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
      return number.value <= 1 ? .one : .other
    case "ru", "uk", "be": return number.hasFraction ? .other : Self.eastSlavic(n)
    case "sr", "hr", "bs", "sh":
      let form = Self.eastSlavic(n)
      return number.hasFraction || form == .many ? .other : form
    case "pl":
      if number.hasFraction { return .other }
      return n == 1 ? .one : Self.isFew(n) ? .few : .many
    case "cs", "sk":
      if number.hasFraction { return .many }
      return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      if number.hasFraction { return .few }
      return [1: .one, 2: .two, 3: .few, 4: .few][n % 100] ?? .other
    case "lt":
      if number.hasFraction { return .many }
      if (11...19).contains(n % 100) { return .other }
      return n % 10 == 1 ? .one : n % 10 >= 2 ? .few : .other
    case "lv":
      if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
      return n % 10 == 1 ? .one : .other
    case "ro", "mo":
      if n == 1 && !number.hasFraction { return .one }
      return number.hasFraction || n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "ar": return number.hasFraction ? .other : Self.arabic(n)
    case "he", "iw":
      return n == 1 || (n == 0 && number.hasFraction) ? .one : n == 2 && !number.hasFraction ? .two : .other
    case "ga":
      if number.hasFraction { return .other }
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy":
      if number.hasFraction { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    case "mt":
      if number.hasFraction { return .other }
      if n == 1 { return .one }
      if n == 2 { return .two }
      return n == 0 || (3...10).contains(n % 100) ? .few : (11...19).contains(n % 100) ? .many : .other
    case "is", "mk": return n % 10 == 1 && n % 100 != 11 && !number.hasFraction ? .one : .other
    default: return number.value == 1 && !number.hasFraction ? .one : .other
    }
  }

  private static func isFew(_ n: Int) -> Bool { (2...4).contains(n % 10) && !(12...14).contains(n % 100) }

  private static func eastSlavic(_ n: Int) -> PluralCategory {
    n % 10 == 1 && n % 100 != 11 ? .one : isFew(n) ? .few : .many
  }

  private static func arabic(_ n: Int) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(n % 100) ? .few : n % 100 >= 11 ? .many : .other
    }
  }
}
