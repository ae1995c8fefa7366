import IndexSchema

/// One word of typed text as the index may know it, and whether it is still being typed.
struct QueryWord: Hashable, Sendable {
  var token: Token
  /// The last word, unquoted, with no blank behind it: words that begin with it match too, in a lower tier.
  var isUnfinished = false

  /// Typed with a `*` behind it: words that begin with it are as good as itself.
  var isBeginning = false

  init(_ token: Token) { self.token = token }

  /// The word as it is, nothing completed.
  var finished: QueryWord {
    var word = self
    word.isUnfinished = false
    return word
  }

  /// The words of a text, the last one unfinished.
  static func words(of text: String, analyzer: TextAnalyzer) -> [QueryWord] {
    var words = analyzer.tokens(of: text).map(QueryWord.init)
    // A run of Han or kana is found inside longer runs as it stands.
    if let last = words.last, last.token.kind != .grams, last.token.kind != .emoji {
      words[words.count - 1].isUnfinished = true
    }
    return words
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
    return ways.joined(separator: "|") + (isUnfinished ? "…" : isBeginning ? "*" : "")
  }
}
