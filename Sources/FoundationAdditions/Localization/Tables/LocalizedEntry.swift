/// A translation: a format, and the parts of it that change with a number.
struct LocalizedEntry: Sendable, Equatable {
  /// The translation; with plural forms of the whole, the one for "other".
  var format: String
  /// The forms of the whole by plural category.
  var plural: [PluralCategory: String] = [:]
  var variables: [String: Variable] = [:]

  struct Variable: Sendable, Equatable {
    /// Which argument decides, from 0; without one, the next in order.
    var argument: Int?
    var forms: [PluralCategory: String]
  }

  /// The translation with those arguments, in that language's plural forms.
  func filled(with arguments: [String], language: String) -> String {
    var filling = Filling(entry: self, arguments: arguments, rule: PluralRule(language: language))
    if plural.isEmpty { return filling.fill(format) }
    let number = arguments.lazy.compactMap(PluralNumber.init).first
    return filling.fill(filling.form(of: plural, for: number) ?? format)
  }
}

/// Puts arguments into one translation.
private struct Filling {
  let entry: LocalizedEntry
  let arguments: [String]
  let rule: PluralRule
  private var next = 0

  init(entry: LocalizedEntry, arguments: [String], rule: PluralRule) {
    self.entry = entry
    self.arguments = arguments
    self.rule = rule
  }

  mutating func fill(_ format: String, decided number: String? = nil) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")), !arguments.isEmpty else { return format }
    var text = ""
    for piece in FormatTemplate(format).pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .argument(let position, let format):
        // Inside a part that a number decides on, a specifier without place is that number.
        let value = position == nil && number != nil ? number : argument(position)
        text += value.map { Self.formatted($0, by: format) } ?? format
      case .variable(let position, let name): text += variable(name, at: position)
      case .decidingNumber: text += number ?? "%arg"
      }
    }
    return text
  }

  private mutating func argument(_ position: Int?) -> String? {
    let wanted = position ?? next
    if position == nil { next += 1 }
    return arguments.indices.contains(wanted) ? arguments[wanted] : nil
  }

  private mutating func variable(_ name: String, at position: Int?) -> String {
    guard let variable = entry.variables[name] else { return "" }
    let value = argument(position ?? variable.argument)
    guard let form = form(of: variable.forms, for: value.flatMap(PluralNumber.init)) else {
      return value ?? ""
    }
    return fill(form, decided: value)
  }

  func form(of forms: [PluralCategory: String], for number: PluralNumber?) -> String? {
    guard let number else { return forms[.other] }
    // Apple's systems use a form for zero wherever one is given, whatever the language's rules say.
    if number.isZero, let zero = forms[.zero] { return zero }
    return forms[rule.category(of: number)] ?? forms[.other]
  }

  /// The argument as it was written, unless the format asks for digits of its own.
  private static func formatted(_ argument: String, by format: String) -> String {
    guard format.contains(where: { ".0123456789+".contains($0) }), let conversion = format.last else {
      return argument
    }
    if "fFeEgGaA".contains(conversion), let number = Double(argument) {
      return String(format: format.replacing("l", with: ""), number)
    }
    let flags = format.dropLast().filter { !"hlqLzjt".contains($0) }
    if "dDiuUxXoO".contains(conversion), let number = Int64(argument) {
      return String(format: "\(flags)ll\(conversion.lowercased() == "u" ? "u" : String(conversion))", number)
    }
    return argument
  }
}
