import SearchModel

/// Turns tokens into clauses; forgiving, so whatever is no operator is a word.
///
/// Grammar: `query = group { OR group }`, `group = operand { [AND] operand }`, `operand = { NOT | - } value`.
/// `AND`, `OR` and `NOT` count only where they stand between (or before) operands. Cost: linear.
struct QueryRecognizer {
  /// The attribute a key names, or `nil` if no attribute is called so.
  let target: (String) -> AttributeTarget?
  /// The words of a text; empty for punctuation and blanks.
  let words: (String) -> [QueryWord]

  /// The longest text taken, in Unicode scalars; more is cut with a notice.
  static let longestText = 16_384

  func parse(_ text: String) -> ParsedQuery {
    var notices: [Notice] = []
    let taken = Self.prefix(text, notices: &notices)
    let end = taken.unicodeScalars.count
    let operands = QueryLexer.tokens(taken).compactMap { operand($0, end: end, notices: &notices) }
    guard let clause = disjunction(operands) else { return .nothing }
    return ParsedQuery(clause: clause, notices: notices)
  }

  /// A token with its clause; operators have one too, in case they turn out to be words.
  private struct Operand {
    var operatorWord: QueryOperator?
    var clause: QueryClause
  }

  private static func prefix(_ text: String, notices: inout [Notice]) -> String {
    let scalars = text.unicodeScalars
    guard let cut = scalars.index(scalars.startIndex, offsetBy: longestText, limitedBy: scalars.endIndex),
      cut < scalars.endIndex
    else { return text }
    notices.append(.queryShortened("Only the first \(longestText) characters of the query were read."))
    // The blank keeps the last word of the cut from being completed.
    return String(scalars[..<cut]) + " "
  }

  private func operand(_ token: QueryToken, end: Int, notices: inout [Notice]) -> Operand? {
    if let key = token.key {
      if let target = target(key.name) {
        guard let complaint = target.complaint(comparison: key.comparison, value: token.text) else {
          return attribute(target, key.comparison, token).map { Operand(clause: $0) }
        }
        Self.note("unreadable-value", "\(complaint) The text was searched as words.", in: &notices)
      } else {
        Self.note(
          "unknown-key", "No attribute is called `\(key.name)`; its text was searched as words.",
          in: &notices)
      }
    }
    let text = token.key == nil ? token.text : token.sourceWithoutMinus
    var words = words(text)
    guard !words.isEmpty else { return nil }
    if token.shape == .bare {
      let touchesEnd = token.range.upperBound == end && !token.isNegated
      for index in words.indices { words[index].isUnfinished = words[index].isUnfinished && touchesEnd }
    } else {
      for index in words.indices { words[index].isUnfinished = false }
    }
    var clause = Self.clause(words, isQuoted: token.shape != .bare && token.key == nil)
    if token.isNegated { clause = .not(clause) }
    return Operand(operatorWord: token.operatorWord, clause: clause)
  }

  /// Says each thing once, however often it is so.
  private static func note(_ code: String, _ message: String, in notices: inout [Notice]) {
    if !notices.contains(where: { $0.code == code }) { notices.append(Notice(code, message)) }
  }

  private func attribute(
    _ target: AttributeTarget, _ comparison: QueryToken.Comparison, _ token: QueryToken
  ) -> QueryClause? {
    var words = words(token.text)
    for index in words.indices { words[index].isUnfinished = false }
    // Filters and exact values compare bytes, so `path=/` is a condition although it has no word.
    if words.isEmpty, comparison == .matches, !target.comparesBytes { return nil }
    let clause = QueryClause.attribute(
      AttributeClause(
        target: target, comparison: comparison, value: token.text, words: words,
        isQuoted: token.shape != .bare))
    return token.isNegated ? .not(clause) : clause
  }

  private static func clause(_ words: [QueryWord], isQuoted: Bool) -> QueryClause {
    if isQuoted { return .phrase(words) }
    return words.count == 1 ? .word(words[0]) : .all(words.map { .word($0) })
  }

  private func disjunction(_ operands: [Operand]) -> QueryClause? {
    var groups: [[QueryClause]] = [[]]
    var negates = false
    for (operand, role) in zip(operands, Self.roles(operands.map(\.operatorWord))) {
      switch role {
      case .and: break
      case .or: groups.append([])
      case .not: negates = true
      case nil:
        groups[groups.count - 1].append(negates ? Self.negated(operand.clause) : operand.clause)
        negates = false
      }
    }
    let alternatives = groups.filter { !$0.isEmpty }.map(Self.conjunction)
    guard let first = alternatives.first else { return nil }
    return alternatives.count == 1 ? first : .any(alternatives)
  }

  /// What each operator word does where it stands; `nil`: it is a word.
  static func roles(_ words: [QueryOperator?]) -> [QueryOperator?] {
    var roles: [QueryOperator?] = []
    func isOperand(_ index: Int) -> Bool { index < words.count && words[index] == nil }
    for (index, word) in words.enumerated() {
      switch word {
      case nil: roles.append(nil)
      case .not: roles.append(isOperand(index + 1) ? .not : nil)
      case .and, .or:
        let follows = index > 0 && roles[index - 1] == nil
        let precedes =
          isOperand(index + 1)
          || (index + 1 < words.count && words[index + 1] == .not && isOperand(index + 2))
        roles.append(follows && precedes ? word : nil)
      }
    }
    return roles
  }

  private static func negated(_ clause: QueryClause) -> QueryClause {
    if case .not(let inner) = clause { inner } else { .not(clause) }
  }

  private static func conjunction(_ clauses: [QueryClause]) -> QueryClause {
    let flat = clauses.flatMap { clause in
      if case .all(let inner) = clause { inner } else { [clause] }
    }
    return flat.count == 1 ? flat[0] : .all(flat)
  }
}

extension QueryToken {
  /// The token as typed, without the `-` that negates it.
  var sourceWithoutMinus: String { isNegated ? String(source.unicodeScalars.dropFirst()) : source }
}
