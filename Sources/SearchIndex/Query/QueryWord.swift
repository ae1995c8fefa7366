import IndexSchema

/// One word of typed text as the index may know it, and whether it is still being typed.
struct QueryWord: Hashable, Sendable {
  var token: Token
  /// The last word, unquoted, with no blank behind it: words that begin with it match too, in a lower tier.
  var isUnfinished = false

  /// The same of a run of Hangul: its last syllable may still be composed.
  var isComposing = false

  /// Typed with a `*` behind it: words that begin with it are as good as itself.
  var isBeginning = false

  /// What stands behind each part of a compound but the last, or behind a part taken out of one, as typed.
  var joints: [String] = []

  init(_ token: Token) { self.token = token }

  /// The word as it is, nothing completed.
  var finished: QueryWord {
    var word = self
    (word.isUnfinished, word.isComposing) = (false, false)
    return word
  }

  /// The words of a text, the last one unfinished.
  static func words(of text: String, analyzer: TextAnalyzer) -> [QueryWord] {
    var words = analyzer.tokens(of: text).map(QueryWord.init)
    if words.contains(where: { $0.token.kind == .compound && $0.token.parts.count > 1 }) {
      let scalars = Array(text.unicodeScalars)
      for index in words.indices where words[index].token.kind == .compound {
        words[index].joints = words[index].token.joints(in: scalars)
      }
    }
    // A run of Han or kana is found inside longer runs as it stands.
    if let last = words.last, last.token.kind != .grams, last.token.kind != .emoji {
      words[words.count - 1].isUnfinished = true
    } else if let last = words.last, HangulComposition.isComposing(last.token) {
      words[words.count - 1].isComposing = true
    }
    return words
  }
}

extension Token {
  /// What stands between its parts in the text it comes from.
  fileprivate func joints(in text: [Unicode.Scalar]) -> [String] {
    zip(parts, parts.dropFirst()).map { part, next in
      guard part.scalars.upperBound <= next.scalars.lowerBound, next.scalars.lowerBound <= text.count else {
        return ""
      }
      return String(String.UnicodeScalarView(text[part.scalars.upperBound..<next.scalars.lowerBound]))
    }
  }
}

extension QueryWord: CustomStringConvertible {
  var description: String {
    let ways = token.alternatives.map { way in
      switch way {
      case .term(let term): term
      case .phrase(let terms): "[" + terms.joined(separator: " ") + "]"
      }
    }
    return ways.joined(separator: "|") + (isUnfinished || isComposing ? "…" : isBeginning ? "*" : "")
  }
}
