import IndexSchema

/// Typed words as titles are compared: with compounds as their parts (`wi fi`), or joined (`wifi`).
struct TitleReading {
  let words: [QueryWord]
  let isJoined: Bool

  /// The readings that differ: parted, and joined if there is a compound.
  static func all(of words: [QueryWord]) -> [TitleReading] {
    [false, true].prefix(words.contains { $0.token.joined != nil } ? 2 : 1).map {
      TitleReading(words: words, isJoined: $0)
    }
  }

  /// As the terms of whole titles have it.
  var text: String { words.map { joined($0.token) ?? $0.token.text }.joined(separator: " ") }

  /// As the terms of beginnings have it.
  var unsegmented: String { words.map { joined($0.token) ?? $0.token.unsegmented }.joined(separator: " ") }

  /// The words of names, one after the other.
  var terms: [String] {
    words.flatMap { word -> [String] in
      let token = word.token
      if let joined = joined(token) { return [joined] }
      if let whole = token.whole, whole == token.text { return [whole] }
      return token.parts.map(\.folded)
    }
  }

  private func joined(_ token: Token) -> String? { isJoined ? token.joined : nil }
}
