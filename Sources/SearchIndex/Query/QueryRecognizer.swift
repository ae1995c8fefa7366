import IndexSchema
import SearchModel

/// Turns tokens into clauses; forgiving, so whatever is no operator is a word.
///
/// Grammar: `query = group { OR group }`, `group = operand { [AND] operand }`,
/// `operand = { NOT | - } ( value | [key:] "(" query ")" )`.
/// `AND`, `OR` and `NOT` count only where they stand between (or before) operands; a key before a group is that of
/// each value in it. Cost: linear.
struct QueryRecognizer {
  /// The attribute a key names, or `nil` if no attribute is called so.
  let target: (String) -> AttributeTarget?
  /// The words of a text; empty for punctuation and blanks.
  let words: (String) -> [QueryWord]
  /// Seconds since 1970, from which relative dates count.
  let now: Double
  /// Whether somebody is in the middle of typing: then the last word is unfinished behind a key too.
  var isTyping = false

  /// The longest text taken, in Unicode scalars; more is cut with a notice.
  static let longestText = 16_384

  func parse(_ text: String) -> ParsedQuery {
    var notices: [Notice] = []
    let taken = Self.prefix(text, notices: &notices)
    let tokens = PreparedTokens(taken, target: target, now: now).tokens
    var reading = Reading(tokens: tokens, end: taken.unicodeScalars.count, notices: notices)
    let operands = self.operands(&reading, key: nil)
    guard let clause = Self.disjunction(operands) else { return .nothing }
    return ParsedQuery(clause: clause, joinsAll: reading.joinsAll, notices: reading.notices)
  }

  /// A token or group with its clause; operators have one too, in case they turn out to be words.
  private struct Operand {
    /// What it may do, and once its neighbours are known, what it does.
    var operatorWord: QueryOperator?
    /// What is to be said if it is no operator where it stands.
    var notice: Notice?
    var clause: QueryClause
  }

  /// How far the tokens are read.
  private struct Reading {
    let tokens: [QueryToken]
    var position = 0
    /// Where the text ends.
    let end: Int
    var notices: [Notice]
    var joinsAll = false

    mutating func next() -> QueryToken? {
      guard position < tokens.count else { return nil }
      defer { position += 1 }
      return tokens[position]
    }

    /// Says each thing once, however often it is so.
    mutating func note(_ notice: Notice) {
      if !notices.contains(where: { $0.code == notice.code }) { notices.append(notice) }
    }
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

  // MARK: Operands

  /// Everything up to the end of the group; nesting is bounded by ``TokenPairs/deepest``.
  private func operands(_ reading: inout Reading, key: QueryToken.Key?) -> [Operand] {
    var operands: [Operand] = []
    while let token = reading.next(), token.shape != .close {
      let operand =
        token.shape == .open
        ? group(token, &reading, key: key) : self.operand(token, &reading, key: key)
      if let operand { operands.append(operand) }
    }
    for (index, role) in Self.roles(operands.map(\.operatorWord)).enumerated() {
      operands[index].operatorWord = role
      if role == .and { reading.joinsAll = true }
      if role == nil, let notice = operands[index].notice { reading.note(notice) }
    }
    return operands
  }

  private func group(_ open: QueryToken, _ reading: inout Reading, key: QueryToken.Key?) -> Operand? {
    var unknown: [QueryWord] = []
    if let own = open.key, target(own.name) == nil {
      reading.note(Self.unknown(own))
      unknown = words(own.name)
    }
    let own = unknown.isEmpty ? open.key : nil
    var inherited = own ?? key
    inherited?.differs = false
    guard var clause = Self.disjunction(operands(&reading, key: inherited)) else { return nil }
    if !unknown.isEmpty { clause = Self.conjunction(unknown.map { .word($0.finished) } + [clause]) }
    let isNegated = open.isNegated != (own?.differs ?? false)
    return Operand(clause: isNegated ? Self.negated(clause) : clause)
  }

  private func operand(_ token: QueryToken, _ reading: inout Reading, key: QueryToken.Key?) -> Operand? {
    let operatorWord = token.operatorWord
    var token = token
    let isOwn = token.key != nil
    var notice: Notice?
    if token.key == nil, let key {
      token.key = key
      // Dates of a group are written out now that their key is known.
      token = TokenJoining(target: target, now: now).written(token)
    }
    if let key = token.key {
      if let target = target(key.name) {
        guard let complaint = target.complaint(comparison: key.comparison, value: token.text) else {
          return attribute(target, key, token, &reading, isOwn: isOwn).map {
            Operand(operatorWord: operatorWord, clause: $0)
          }
        }
        notice = Notice("unreadable-value", "\(complaint) The text was searched as words.")
      } else {
        notice = Self.unknown(key)
      }
    }
    if operatorWord == nil, let notice { reading.note(notice) }
    let text = token.key == nil ? token.text : token.sourceWithoutMinus
    var words = words(text)
    guard !words.isEmpty else { return nil }
    let touchesEnd = token.shape == .bare && token.range.upperBound == reading.end && !token.isNegated
    if token.shape == .quoted(isClosed: false), notice == nil, !token.isNegated,
      let clause = Self.openQuotation(words, text)
    {
      return Operand(clause: clause)
    }
    if token.shape != .bare || !touchesEnd { words = words.map(\.finished) }
    if token.shape == .bare { Self.markBeginning(&words, text, &reading) }
    let clause = Self.clause(words, isQuoted: token.shape != .bare && token.key == nil)
    return Operand(
      operatorWord: operatorWord, notice: notice, clause: token.isNegated ? .not(clause) : clause)
  }

  /// `tea*` asks for words that begin so, wherever it stands, behind a key too.
  private static func markBeginning(
    _ words: inout [QueryWord], _ text: String, _ reading: inout Reading
  ) {
    if let stray = StraySign(in: text, words: words) {
      reading.note(Notice("sign-ignored", "\(stray.message) It was left out in `\(text)`."))
    }
    guard let last = words.last, last.token.isPlainWord, WidthFolding.fold(text).hasSuffix("*") else {
      return
    }
    words[words.count - 1].isBeginning = true
    words[words.count - 1].isUnfinished = false
  }

  /// A phrase that is still being typed: its last word stands anywhere until it is whole.
  private static func openQuotation(_ words: [QueryWord], _ text: String) -> QueryClause? {
    guard let last = words.last, last.isUnfinished, text.unicodeScalars.last?.properties.isWhitespace == false
    else { return nil }
    let before = words.dropLast().map(\.finished)
    return before.isEmpty ? .word(last) : .all([.phrase(before), .word(last)])
  }

  private static func unknown(_ key: QueryToken.Key) -> Notice {
    Notice("unknown-key", "No attribute is called `\(key.name)`; its text was searched as words.")
  }

  private func attribute(
    _ target: AttributeTarget, _ key: QueryToken.Key, _ token: QueryToken, _ reading: inout Reading,
    isOwn: Bool
  ) -> QueryClause? {
    var words = words(token.text)
    let isUnfinished =
      isTyping && token.shape == .bare && key.comparison == .matches && target.filter == nil
      && token.range.upperBound == reading.end && !token.isNegated
    if !isUnfinished { words = words.map(\.finished) }
    if token.shape == .bare, key.comparison == .matches, target.filter == nil {
      if !words.isEmpty { Self.markBeginning(&words, token.text, &reading) }
    }
    // Filters and exact values compare bytes, so `path=/` is a condition although it has no word.
    if words.isEmpty, key.comparison == .matches, !target.comparesBytes {
      reading.note(
        Notice("unreadable-value", "\(target.complaintWithoutWords) The condition was left out."))
      return nil
    }
    let clause = QueryClause.attribute(
      AttributeClause(
        target: target, comparison: key.comparison, value: token.text, words: words,
        isQuoted: token.shape != .bare, typed: isOwn && !key.differs ? token.sourceWithoutMinus : nil))
    return token.isNegated != key.differs ? .not(clause) : clause
  }

  private static func clause(_ words: [QueryWord], isQuoted: Bool) -> QueryClause {
    if isQuoted { return .phrase(words) }
    return words.count == 1 ? .word(words[0]) : .all(words.map { .word($0) })
  }

  private static func disjunction(_ operands: [Operand]) -> QueryClause? {
    var groups: [[QueryClause]] = [[]]
    var negates = false
    for operand in operands {
      switch operand.operatorWord {
      case .and: break
      case .or: groups.append([])
      case .not: negates = true
      case nil:
        groups[groups.count - 1].append(negates ? negated(operand.clause) : operand.clause)
        negates = false
      }
    }
    let alternatives = groups.filter { !$0.isEmpty }.map(conjunction)
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
