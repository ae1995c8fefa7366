/// One thing a person typed or a donor wrote, with every way the index can know it.
///
/// A plain word is one part. `AirCombat`, `snake_case`, `1.2.3`, an e-mail address or a URL have several parts at
/// consecutive positions, and usually a whole form. A run of Han, kana or Hangul is one token whose parts are its
/// characters; a run of Thai, Lao, Khmer or Burmese is one whose parts are its dictionary words.
package struct Token: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case word
    /// Several parts, or symbols that belong to the name (`C++`, `.NET`, `#tag`).
    case compound
    /// Searched as overlapping n-grams of two.
    case grams
    /// Searched as the phrase of its dictionary words.
    case segments
    case emoji
  }

  /// A part with a position of its own.
  package struct Part: Sendable, Hashable {
    /// The unprefixed term, at the folded tier; within the term limit.
    package var folded: String
    /// The term with marks kept, at the same position, if it differs (`åker`).
    package var exact: String?
    /// Whether the index has a stem of it (`Z`); else it is searched as it stands.
    package var stems: Bool
    /// In Unicode scalars of the analysed text.
    package var scalars: Range<Int>
  }

  /// One sufficient way to match the token.
  package enum Alternative: Sendable, Hashable {
    /// What is in the index as one term; the strongest evidence.
    case term(String)
    /// Terms at consecutive positions, in this order.
    case phrase([String])
  }

  package var kind: Kind
  /// Position of the first part; parts follow one another.
  package var position: Int
  package var parts: [Part]
  /// `aircombat`, `c++`, `.net`, `1.2.3`: a term at the first part's position; `nil` for a plain word, a run
  /// without one, and a whole over the term limit.
  package var whole: String?
  /// Whether the index has a stem of the whole.
  package var wholeStems: Bool
  /// Whether the whole carries symbols that tell it from its parts (`c++`, `#tag`).
  package var isSymbolic: Bool
  /// In Unicode scalars of the analysed text, symbols included.
  package var scalars: Range<Int>

  /// What to look up in the index, the best first; each finds the token alone.
  ///
  /// With a field, put its prefix before every term.
  package var alternatives: [Alternative] {
    switch kind {
    case .grams:
      let bigrams = zip(parts, parts.dropFirst()).map { $0.folded + $1.folded }
      switch bigrams.count {
      case 0: return [.term(parts[0].folded)]
      case 1: return [.term(bigrams[0])]
      default: return [.phrase(bigrams)]
      }
    case .word, .compound, .segments, .emoji:
      var ways: [Alternative] = whole.map { [.term($0)] } ?? []
      if parts.count == 1 {
        if let exact = parts[0].exact, whole == nil { ways.append(.term(exact)) }
        ways.append(.term(parts[0].folded))
      } else {
        ways.append(.phrase(parts.map(\.folded)))
      }
      return ways
    }
  }

  /// The token as folded text: what an exact title or a completion compares with.
  package var text: String {
    if let whole, isSymbolic || kind == .emoji { return whole }
    return parts.map(\.folded).joined(separator: kind == .grams ? "" : " ")
  }

  /// The same with a compound joined (`github`); `nil` if that is no other text.
  package var joined: String? { whole == text ? nil : whole }

  /// The text without the blanks between dictionary words, whose places change while a person types.
  package var unsegmented: String { kind == .segments ? parts.map(\.folded).joined() : text }

  /// Whether this is one plain word, which may be corrected and completed.
  package var isPlainWord: Bool { kind == .word && parts.count == 1 }
}

extension Token {
  /// A folded text as one word that is searched as it is spelt.
  package init(plain text: String) {
    let part = Part(folded: text, exact: nil, stems: false, scalars: 0..<text.unicodeScalars.count)
    self.init(
      kind: .word, position: 0, parts: [part], whole: nil, wholeStems: false, isSymbolic: false,
      scalars: part.scalars)
  }
}

/// One posting a document has for a text: what `DocumentBuilder` writes, unprefixed.
package struct Posting: Sendable, Hashable {
  package enum Role: UInt8, Sendable {
    /// A part: a word, a dictionary word, a character of a run.
    case part
    /// The part before, with marks kept.
    case exact
    /// A compound as a whole.
    case whole
    /// Two neighbouring characters of a run.
    case bigram
    /// What stands between the slashes of a compound, and a word of several humps in one, as a whole: `dnscurve` of
    /// `DNS/DNSCurve`, `tojson` of `user.toJSON`; queries have none.
    case inner
    /// The letters of a short name with symbols, `c` of `C++`: only found beside other words, under a prefix of
    /// its own.
    case letters
  }
  package var term: String
  package var position: Int
  package var role: Role
  /// In Unicode scalars of the analysed text.
  package var scalars: Range<Int>
}
