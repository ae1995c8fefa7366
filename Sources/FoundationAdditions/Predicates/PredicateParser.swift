/// Reads a predicate's format.
struct PredicateParser {
  private var lexer: PredicateLexer
  private var arguments: ArraySlice<Any?>
  private var token = PredicateLexer.Token.end
  private var start = 0

  /// The predicate, with the arguments in their places.
  ///
  /// - Throws: `PredicateFormatError` that says where and why.
  static func tree(format: String, arguments: [Any?]) throws -> PredicateTree {
    var parser = PredicateParser(format, arguments)
    try parser.advance()
    let tree = try parser.alternatives()
    guard parser.token == .end else { throw parser.fault("expected AND, OR or the end") }
    return tree
  }

  private init(_ format: String, _ arguments: [Any?]) {
    lexer = PredicateLexer(format)
    self.arguments = arguments[...]
  }

  private func fault(_ reason: String) -> PredicateFormatError { lexer.fault(reason, at: start) }

  private mutating func advance() throws { (token, start) = try lexer.next() }

  private mutating func take(_ words: String...) throws -> Bool {
    let found =
      switch token {
      case .word(let word): words.contains(word.uppercased())
      case .symbol(let symbol): words.contains(symbol)
      default: false
      }
    if found { try advance() }
    return found
  }

  private mutating func expect(_ symbol: String) throws {
    guard try take(symbol) else { throw fault("expected \(symbol)") }
  }

  private mutating func alternatives() throws -> PredicateTree {
    var trees = [try conjunction()]
    while try take("OR", "||") { trees.append(try conjunction()) }
    return trees.count == 1 ? trees[0] : .any(trees)
  }

  private mutating func conjunction() throws -> PredicateTree {
    var trees = [try negation()]
    while try take("AND", "&&") { trees.append(try negation()) }
    return trees.count == 1 ? trees[0] : .all(trees)
  }

  private mutating func negation() throws -> PredicateTree {
    if try take("NOT", "!") { return .not(try negation()) }
    if try take("TRUEPREDICATE") { return .constant(true) }
    if try take("FALSEPREDICATE") { return .constant(false) }
    guard token == .symbol("(") else { return .compare(try comparison()) }
    // A parenthesis may be around predicates or around what is compared: only what follows tells.
    let before = self
    do {
      return try group()
    } catch let first as PredicateFormatError {
      self = before
      do {
        return .compare(try comparison())
      } catch let second as PredicateFormatError {
        throw first.offset > second.offset ? first : second
      }
    }
  }

  private mutating func group() throws -> PredicateTree {
    try advance()
    let tree = try alternatives()
    try expect(")")
    guard isAfterPredicate else { throw fault("expected AND, OR or the end") }
    return tree
  }

  private var isAfterPredicate: Bool {
    switch token {
    case .end, .symbol(")"), .symbol("&&"), .symbol("||"): true
    case .word(let word): ["AND", "OR"].contains(word.uppercased())
    default: false
    }
  }

  private mutating func comparison() throws -> PredicateTree.Comparison {
    var modifier = PredicateTree.Comparison.Modifier.direct
    if try take("ANY", "SOME") { modifier = .any }
    if try take("ALL") { modifier = .all }
    if try take("NONE") { modifier = .none }
    let left = try term()
    let comparator = try comparator()
    let options = try options()
    let rightStart = start
    let right = try term()
    try check(comparator, right, at: rightStart)
    return PredicateTree.Comparison(
      modifier: modifier, left: left, comparator: comparator, options: options, right: right)
  }

  private mutating func comparator() throws -> PredicateComparator {
    let found: PredicateComparator? =
      switch token {
      case .symbol(let symbol): PredicateComparator.symbols[symbol]
      case .word(let word): PredicateComparator.words[word.uppercased()]
      default: nil
      }
    guard let found else { throw fault("expected a comparison such as == or CONTAINS") }
    try advance()
    return found
  }

  private mutating func options() throws -> Set<Character> {
    guard token == .symbol("[") else { return [] }
    try advance()
    guard case .word(let letters) = token, letters.lowercased().allSatisfy({ "cdnlw".contains($0) }) else {
      throw fault("expected comparison options such as c or cd")
    }
    try advance()
    try expect("]")
    return Set(letters.lowercased())
  }

  /// What cannot hold for any object is a fault of the format.
  private func check(_ comparator: PredicateComparator, _ right: PredicateTerm, at offset: Int) throws {
    switch (comparator, right) {
    case (.matches, .constant(.text(let pattern)))
    where PredicatePattern.expression(pattern, ignoresCase: false) == nil:
      throw lexer.fault("\"\(pattern)\" is no regular expression", at: offset)
    case (.between, .list(let bounds)) where bounds.count != 2:
      throw lexer.fault("BETWEEN needs two values", at: offset)
    default: break
    }
  }

  private mutating func term() throws -> PredicateTerm {
    let current = token
    switch current {
    case .text(let text):
      try advance()
      return .constant(.text(text))
    case .number(let digits):
      try advance()
      return .constant(Int64(digits).map { .whole($0) } ?? .number(Double(digits) ?? 0))
    case .variable(let name):
      try advance()
      return .variable(name)
    case .argument(let letter): return try argument(letter)
    case .word(let word):
      try advance()
      return try self.word(word)
    case .symbol("{"):
      try advance()
      return .list(try members())
    case .symbol("("):
      try advance()
      let term = try term()
      try expect(")")
      return term
    case .end: throw fault("expected a value or a key path, and the format ends")
    default: throw fault("expected a value or a key path")
    }
  }

  private mutating func members() throws -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    if try take("}") { return terms }
    repeat { terms.append(try term()) } while try take(",")
    try expect("}")
    return terms
  }

  private mutating func word(_ word: String) throws -> PredicateTerm {
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(.whole(1))
    case "FALSE", "NO": return .constant(.whole(0))
    case "NULL", "NIL": return .constant(.null)
    case "SELF": return .path([])
    case "SUBQUERY", "FUNCTION", "CAST": throw fault("\(word.uppercased()) is not supported")
    default:
      if token == .symbol("(") { throw fault("functions are not supported") }
      return .path(Self.keys(word))
    }
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".").map { String($0.hasPrefix("#") ? $0.dropFirst() : $0) }
  }

  private mutating func argument(_ letter: Character) throws -> PredicateTerm {
    guard let argument = arguments.popFirst() else { throw fault("there is no argument for %\(letter)") }
    let value = PredicateValue(argument)
    if letter == "K" {
      guard case .text(let path) = value else { throw fault("the argument for %K is no text") }
      try advance()
      return .path(Self.keys(path))
    }
    if letter != "@", letter != "s", value.number == nil {
      throw fault("the argument for %\(letter) is no number")
    }
    try advance()
    return .constant(value)
  }
}
