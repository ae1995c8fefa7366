import IndexSchema
import SearchModel
import Xapian

/// How words that nobody has are read otherwise than as they were typed.
extension QueryPlanner {
  /// Tried one after the other, until one finds something.
  enum Reading: CaseIterable {
    /// A compound as its parts.
    case parts
    /// The same, cut between letters and digits too.
    case borders
    /// A compound as one word.
    case joined
    /// A word as two that stand side by side.
    case halves
  }

  /// The query as it may be meant, unknown words to be taken for their neighbours; `nil` if everything is known, or
  /// something is meant for nothing.
  ///
  /// Found once a search.
  func meant() throws -> QueryPlanner? { try known.once(\.meant, firstMeant) }

  private func firstMeant() throws -> QueryPlanner? {
    let isCorrectable = try !corrections(in: field).isEmpty
    let quoted = Set(textual.flatMap(\.quotedWords))
    let unknown = try Set(textual.flatMap(\.words)).filter { try !quoted.contains($0) && isFoundNowhere($0) }
    // Words with neighbours are meant for those.
    if isCorrectable, unknown.allSatisfy(\.token.isPlainWord) { return self }
    for reading in Reading.allCases {
      var isRead = false
      let clauses = try required.map { clause in
        try clause.replacingWords { word in
          guard unknown.contains(word), let read = try read(word, as: reading) else { return nil }
          isRead = true
          return read
        }
      }
      guard isRead else { continue }
      // A query of more parts than any query may have is read as it stands.
      let conjuncts = clauses.flatMap(\.conjuncts)
      let clause = conjuncts.count == 1 ? conjuncts[0] : .all(conjuncts)
      guard try !QueryShortening.shorten(clause, facts: facts).isShortened else { continue }
      let meant = asking(conjuncts)
      _ = try meant.corrections(in: field)
      guard meant.known.hasStrangers[field.prefix] != true, try facts.hasAny(scope.restrict(meant.nearly()))
      else { continue }
      return meant
    }
    return isCorrectable ? self : nil
  }

  /// Whether no entity has the word, nor one that begins so while it is unfinished.
  private func isFoundNowhere(_ word: QueryWord) throws -> Bool {
    // `C++` is spelt as it is meant.
    guard word.token.kind == .word || (word.token.kind == .compound && word.token.parts.count > 1),
      !word.isBeginning
    else { return false }
    if word.isUnfinished, try !WordCompletion(of: word, in: field, facts: facts).terms.isEmpty {
      return false
    }
    return try !facts.hasAny(words.word(word, in: field))
  }

  /// The words a word is read as; `nil` if it cannot be.
  private func read(_ word: QueryWord, as reading: Reading) throws -> [QueryWord]? {
    let token = word.token
    let parts = token.parts.map(\.folded)
    func read(_ texts: [String], _ joints: [String]) -> [QueryWord]? {
      var words = texts.map { QueryWord(Token(plain: $0)) }
      for (index, joint) in zip(words.indices, joints) { words[index].joints = [joint] }
      if let last = words.indices.last { words[last].isUnfinished = word.isUnfinished }
      return words
    }
    // Numbers with points are spelt as they are meant.
    guard parts.contains(where: Self.hasWord) else { return nil }
    switch reading {
    case .parts: return parts.count > 1 ? read(parts, word.joints) : nil
    case .borders:
      let pieces = parts.map(Self.cutAtDigits)
      // Keys and sums of random signs are no words.
      guard pieces.contains(where: { $0.count > 1 }), pieces.allSatisfy({ $0.count <= Self.mostPieces })
      else {
        return nil
      }
      var joints: [String] = []
      for (number, piece) in pieces.enumerated() {
        joints += piece.dropLast().map { _ in "" }
        if number + 1 < pieces.count { joints.append(number < word.joints.count ? word.joints[number] : " ") }
      }
      return read(pieces.flatMap { $0 }, joints)
    case .joined:
      // Else short parts would be corrected after all.
      guard parts.count > 1, parts.allSatisfy({ $0.unicodeScalars.count >= NearSpellings.shortest }) else {
        return nil
      }
      return read([parts.joined()], [])
    case .halves: return try token.isPlainWord ? halves(parts[0]).map { read($0, [""]) } ?? nil : nil
    }
  }

  /// Parts with more borders between letters and digits are not cut.
  private static let mostPieces = 3

  /// Whether two letters stand side by side.
  private static func hasWord(_ text: String) -> Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains {
      $0.properties.isAlphabetic && $1.properties.isAlphabetic
    }
  }

  /// `python312` as `python`, `312`.
  private static func cutAtDigits(_ text: String) -> [String] {
    var pieces: [String.UnicodeScalarView] = []
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.numericType == .decimal
      if let last = pieces.last?.last, (last.properties.numericType == .decimal) == isDigit {
        pieces[pieces.count - 1].append(scalar)
      } else {
        pieces.append(String.UnicodeScalarView([scalar]))
      }
    }
    return pieces.map { String($0) }
  }

  /// Halves are at least so long, so many of a word are looked for side by side, and no longer word is cut.
  private static let shortestHalf = 3
  private static let mostHalves = 4
  private static let longestHalved = 40

  /// Two known words that make up the word, and stand side by side somewhere.
  private func halves(_ text: String) throws -> [String]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= 2 * Self.shortestHalf, scalars.count <= Self.longestHalved,
      NearSpellings.correctable(QueryWord(Token(plain: text))) != nil
    else { return nil }
    var tried = 0
    for cut in Self.shortestHalf...(scalars.count - Self.shortestHalf) where tried < Self.mostHalves {
      let halves = [scalars[..<cut], scalars[cut...]].map { String(String.UnicodeScalarView($0)) }
      guard try halves.allSatisfy({ try facts.hasTerm(field.term($0)) }) else { continue }
      tried += 1
      if try facts.hasAny(scope.restrict(.phrase(halves.map(field.term)))) { return halves }
    }
    return nil
  }
}

extension QueryClause {
  /// The clause with words replaced by others that must all be there; what is excluded, quoted or a condition stays.
  fileprivate func replacingWords(_ read: (QueryWord) throws -> [QueryWord]?) rethrows -> QueryClause {
    switch self {
    case .word(let word):
      guard let words = try read(word) else { return self }
      return words.count == 1 ? .word(words[0]) : .all(words.map { .word($0) })
    case .all(let clauses): return .all(try clauses.map { try $0.replacingWords(read) })
    case .any(let clauses): return .any(try clauses.map { try $0.replacingWords(read) })
    case .phrase, .attribute, .not: return self
    }
  }
}
