import IndexSchema
import SearchModel

/// Gives a comparison its meaning by the kinds of value the attribute has.
struct SpotlightComparisonBuilder {
  /// Why the comparison means nothing, and which part of it is to blame.
  struct Problem: Error {
    var message: String
    var isOperator = false
    var isUpper = false
  }

  let target: SpotlightTarget
  let kinds: Set<AttributeTarget.Kind>
  let source: String
  let now: Double
  private var isSourceNegated = false

  init(target: SpotlightTarget, kinds: Set<AttributeTarget.Kind>, source: String, now: Double) {
    self.target = target
    self.kinds = kinds
    self.source = source
    self.now = now
  }

  /// `attribute op value`.
  func condition(_ symbol: String, _ value: SpotlightToken.Kind) throws(Problem) -> SpotlightCondition {
    guard symbol == "==" || symbol == "!=" else { return comparison([try order(symbol, value)]) }
    var builder = self
    builder.isSourceNegated = (symbol == "!=") != Self.isNull(value)
    let equality = try builder.equality(value)
    if symbol == "==" { return equality }
    // What is not without a value has one.
    if case .not(let present) = equality { return present }
    return .not(equality)
  }

  private static func isNull(_ value: SpotlightToken.Kind) -> Bool {
    guard case .name(let word) = value else { return false }
    return ["null", "nil"].contains(word.lowercased())
  }

  /// `InRange(attribute, lower, upper)`, both ends included.
  func range(
    _ lower: SpotlightToken.Kind, _ upper: SpotlightToken.Kind
  ) throws(Problem) -> SpotlightCondition {
    let from = try moments(lower)
    do throws(Problem) {
      let to = try moments(upper)
      return comparison([.range(lower: from.start, upper: to.start)])
    } catch {
      throw Problem(message: error.message, isUpper: true)
    }
  }

  private func comparison(_ relations: [SpotlightComparison.Relation]) -> SpotlightCondition {
    let all = target.alternatives.flatMap { target in
      relations.map {
        SpotlightCondition.comparison(
          SpotlightComparison(
            target: target, relation: $0, source: source, isSourceNegated: isSourceNegated))
      }
    }
    return all.count == 1 ? all[0] : .any(all)
  }

  // MARK: Equality

  private func equality(_ value: SpotlightToken.Kind) throws(Problem) -> SpotlightCondition {
    switch value {
    case .quoted(let literals, let modifiers):
      return try equality(quoted: literals, modifiers)
    case .number(let number):
      var relations: [SpotlightComparison.Relation] = []
      if kinds.contains(.text) { relations.append(.text(numeral(number))) }
      if kinds.contains(.number) { relations.append(.range(lower: number, upper: number)) }
      if kinds.contains(.date) {
        let moment = SpotlightTime.referenceDate + number
        relations.append(.range(lower: moment, upper: moment))
      }
      if kinds.contains(.boolean), number == 0 || number == 1 { relations.append(.truth(number == 1)) }
      guard !relations.isEmpty else { throw Problem(message: "`\(target.name)` is true or false: 1 or 0.") }
      return comparison(relations)
    case .time:
      let stretch = try moments(value)
      return comparison([.range(lower: stretch.start, upper: stretch.end.nextDown)])
    case .name(let word): return try equality(bare: word)
    default: throw Problem(message: "A value has to follow: text in quotation marks, a number, or `$time.…`.")
    }
  }

  private func equality(bare word: String) throws(Problem) -> SpotlightCondition {
    switch word.lowercased() {
    case "null", "nil":
      return .not(comparison([.present]))
    case "true", "yes", "false", "no":
      let truth = ["true", "yes"].contains(word.lowercased())
      if kinds.contains(.boolean) { return comparison([.truth(truth)]) }
      if kinds.contains(.number) {
        return comparison([.range(lower: truth ? 1 : 0, upper: truth ? 1 : 0)])
      }
      throw Problem(message: "`\(target.name)` is neither true nor false; text stands in quotation marks.")
    default: throw Problem(message: "Text stands in quotation marks: \"\(word)\".")
    }
  }

  private func equality(
    quoted literals: [String], _ modifiers: String
  ) throws(Problem) -> SpotlightCondition {
    var comparison: TextComparison = []
    if modifiers.contains("c") { comparison.insert(.ignoringCase) }
    if modifiers.contains("d") { comparison.insert(.ignoringMarks) }
    let unit: SpotlightPattern.Unit =
      modifiers.contains("w") ? .words : modifiers.contains("t") ? .tokens : .value
    let pattern = SpotlightPattern(literals: literals, comparison: comparison, unit: unit)
    if pattern.isAnything { return self.comparison([.present]) }
    var relations: [SpotlightComparison.Relation] = []
    if kinds.contains(.text) { relations.append(.text(pattern)) }
    if !pattern.hasWildcard {
      let typed = literals[0]
      if kinds.contains(.number), let number = Double(typed), number.isFinite {
        relations.append(.range(lower: number, upper: number))
      }
      if kinds.contains(.date), let day = QueryDate(typed) {
        relations.append(.range(lower: day.start, upper: day.end.nextDown))
      }
      if kinds.contains(.boolean), let truth = AttributeTarget.Field.boolean(typed) {
        relations.append(.truth(truth))
      }
    }
    guard !relations.isEmpty else {
      throw Problem(message: complaint("\"\(literals.joined(separator: "*"))\""))
    }
    return self.comparison(relations)
  }

  /// A number asked of a text, such as `version == 2`.
  private func numeral(_ number: Double) -> SpotlightPattern {
    let text = Int64(exactly: number).map(String.init) ?? String(number)
    return SpotlightPattern(literals: [text], comparison: .folded, unit: .value)
  }

  private func complaint(_ value: String) -> String {
    if kinds.contains(.number) { return "`\(target.name)` is a number; \(value) is none." }
    if kinds.contains(.date) {
      return "`\(target.name)` is a date; \(value) is none such as \"2026-03-05\" or $time.today(-1)."
    }
    return "`\(target.name)` is true or false; \(value) is neither."
  }

  // MARK: Order

  private func order(
    _ symbol: String, _ value: SpotlightToken.Kind
  ) throws(Problem) -> SpotlightComparison.Relation {
    guard !kinds.isDisjoint(with: [.number, .date]) else {
      throw Problem(
        message: "`\(symbol)` compares numbers and dates, and `\(target.name)` is neither.", isOperator: true)
    }
    let moment = try moments(value).start
    switch symbol {
    case "<": return .range(lower: nil, upper: moment.nextDown)
    case "<=": return .range(lower: nil, upper: moment)
    case ">": return .range(lower: moment.nextUp, upper: nil)
    default: return .range(lower: moment, upper: nil)
    }
  }

  /// The stretch a number, a date or a `$time` expression names.
  private func moments(_ value: SpotlightToken.Kind) throws(Problem) -> SpotlightTime {
    switch value {
    case .number(let number):
      // What is a date only counts from 2001.
      return SpotlightTime(at: kinds.contains(.number) ? number : SpotlightTime.referenceDate + number)
    case .quoted(let literals, modifiers: ""):
      let typed = literals.joined(separator: "*")
      if kinds.contains(.number), let number = Double(typed), number.isFinite {
        return SpotlightTime(at: number)
      }
      if kinds.contains(.date), let day = QueryDate(typed) {
        var stretch = SpotlightTime(at: day.start)
        stretch.end = day.end
        return stretch
      }
      throw Problem(message: complaint("\"\(typed)\""))
    case .time(let name, let argument):
      guard kinds.contains(.date) || kinds.contains(.number) else {
        throw Problem(message: "`\(target.name)` is no date.")
      }
      return try time(name, argument)
    default: throw Problem(message: "A number, a date or `$time.…` has to stand here.")
    }
  }

  private func time(_ name: String, _ argument: String?) throws(Problem) -> SpotlightTime {
    if name == "iso" {
      guard let argument, let day = QueryDate(argument) else {
        throw Problem(message: "`$time.iso` takes a date such as 2026-03-05 or 2026-03-05T10:00:00Z.")
      }
      var stretch = SpotlightTime(at: day.start)
      stretch.end = day.end
      return stretch
    }
    let shift = argument.map { Double($0) }
    if case .some(.none) = shift { throw Problem(message: "`$time.\(name)` takes a number.") }
    guard let time = SpotlightTime(named: name, shift: shift ?? nil, now: now) else {
      throw Problem(message: "`$time.\(name)` takes no such number.")
    }
    return time
  }
}
