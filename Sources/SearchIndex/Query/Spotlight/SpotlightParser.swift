import IndexSchema
import SearchModel

/// Parses Core Spotlight's query language.
///
/// `!` binds before `&&`, that before `||`. Every error names the column.
struct SpotlightParser {
  /// How deep parentheses and exclamation marks may nest.
  static let mostDepth = 64
  /// How many comparisons a query may have.
  static let mostComparisons = 1_000

  let text: String
  let tokens: [SpotlightToken]
  let target: (String) -> SpotlightTarget
  let kinds: (SpotlightTarget) -> Set<AttributeTarget.Kind>
  /// When the query starts: what `$time` is fixed to.
  let now: Double
  private var place = 0
  private var comparisons = 0

  /// The condition a text states.
  ///
  /// - Throws: `LimelightError(.usage)` whose message shows the text with a caret under the first bad position.
  static func parse(
    _ text: String, now: Double, mapping: SchemaMapping = .current, customKeys: CustomKeyTable
  ) throws -> SpotlightCondition {
    var parser = SpotlightParser(
      text: text, tokens: try SpotlightLexer.tokens(of: text),
      target: { SpotlightTarget($0, mapping: mapping, customKeys: customKeys) },
      kinds: { $0.kinds(mapping: mapping, customKeys: customKeys) }, now: now)
    let condition = try parser.disjunction(depth: 0)
    switch parser.current.kind {
    case .end: return condition
    case .close: throw parser.error("A parenthesis has no counterpart.")
    default: throw parser.error("`&&` or `||` has to stand between two comparisons.")
    }
  }

  static func error(_ message: String, in text: String, at position: Int) -> LimelightError {
    StrictSyntax.error(
      "\(message) (column \(position + 1))", in: text, at: position,
      hint: "The language is described in Docs/SpotlightQueries.md.")
  }

  private init(
    text: String, tokens: [SpotlightToken], target: @escaping (String) -> SpotlightTarget,
    kinds: @escaping (SpotlightTarget) -> Set<AttributeTarget.Kind>, now: Double
  ) {
    self.text = text
    self.tokens = tokens
    self.target = target
    self.kinds = kinds
    self.now = now
  }

  // MARK: Tokens

  private var current: SpotlightToken { tokens[place] }

  private mutating func advance() -> SpotlightToken {
    defer { if place + 1 < tokens.count { place += 1 } }
    return tokens[place]
  }

  private mutating func take(_ kind: SpotlightToken.Kind) -> Bool {
    guard current.kind == kind else { return false }
    _ = advance()
    return true
  }

  private func error(_ message: String, at token: SpotlightToken? = nil) -> LimelightError {
    Self.error(message, in: text, at: (token ?? current).range.lowerBound)
  }

  private func typed(_ range: Range<Int>) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    return String(scalars[start..<scalars.index(start, offsetBy: range.count)])
  }

  // MARK: Grammar

  private mutating func disjunction(depth: Int) throws -> SpotlightCondition {
    var conditions = [try conjunction(depth: depth)]
    while take(.or) { conditions.append(try conjunction(depth: depth)) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction(depth: Int) throws -> SpotlightCondition {
    var conditions = [try unit(depth: depth)]
    while take(.and) { conditions.append(try unit(depth: depth)) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func unit(depth: Int) throws -> SpotlightCondition {
    guard depth < Self.mostDepth else { throw error("Nothing may nest deeper than \(Self.mostDepth) times.") }
    let token = current
    switch token.kind {
    case .not:
      _ = advance()
      return .not(try unit(depth: depth + 1))
    case .open:
      _ = advance()
      let condition = try disjunction(depth: depth + 1)
      guard take(.close) else { throw error("A parenthesis is never closed.", at: token) }
      return condition
    case .name("InRange"):
      return try range()
    case .name, .quoted:
      return try comparison()
    case .end:
      throw error(place == 0 ? "There is nothing to search for." : "A comparison has to follow.")
    default:
      throw error("A comparison such as `title == \"har*\"cd` has to stand here.")
    }
  }

  private mutating func attribute() throws -> SpotlightTarget {
    let token = advance()
    comparisons += 1
    guard comparisons <= Self.mostComparisons else {
      throw error("A query has at most \(Self.mostComparisons) comparisons.", at: token)
    }
    switch token.kind {
    case .name(let name): return target(name)
    // Keys with blanks or symbols in their names.
    case .quoted(let literals, modifiers: ""): return target(literals.joined(separator: "*"))
    default: throw error("The name of an attribute has to stand here.", at: token)
    }
  }

  private mutating func comparison() throws -> SpotlightCondition {
    let start = current.range.lowerBound
    let target = try attribute()
    let operation = advance()
    guard case .comparison(let symbol) = operation.kind else {
      throw error("One of == != < <= > >= has to follow `\(target.name)`.", at: operation)
    }
    let value = advance()
    let builder = SpotlightComparisonBuilder(
      target: target, kinds: kinds(target), source: typed(start..<value.range.upperBound), now: now)
    do throws(SpotlightComparisonBuilder.Problem) {
      return try builder.condition(symbol, value.kind)
    } catch {
      throw self.error(error.message, at: error.isOperator ? operation : value)
    }
  }

  private mutating func range() throws -> SpotlightCondition {
    let start = advance().range.lowerBound
    guard take(.open) else { throw error("`(` has to follow `InRange`.") }
    let target = try attribute()
    guard take(.comma) else { throw error("A comma has to follow the attribute.") }
    let lower = advance()
    guard take(.comma) else { throw error("A comma has to follow the lower end.") }
    let upper = advance()
    guard case .close = current.kind else { throw error("`)` has to end `InRange`.") }
    let end = advance().range.upperBound
    let builder = SpotlightComparisonBuilder(
      target: target, kinds: kinds(target), source: typed(start..<end), now: now)
    do throws(SpotlightComparisonBuilder.Problem) {
      return try builder.range(lower.kind, upper.kind)
    } catch {
      throw self.error(error.message, at: error.isUpper ? upper : lower)
    }
  }
}
