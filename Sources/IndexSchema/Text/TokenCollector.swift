/// Collects tokens for queries.
struct TokenCollector: TokenEmitter {
  var tokens: [Token] = []
  private var token = Token(
    kind: .word, position: 0, parts: [], whole: nil, wholeStems: false, isSymbolic: false, scalars: 0..<0)

  mutating func begin(_ kind: Token.Kind, position: Int) {
    token = Token(
      kind: kind, position: position, parts: [], whole: nil, wholeStems: false, isSymbolic: false,
      scalars: 0..<0)
  }

  mutating func posting(
    _ term: UnsafeBufferPointer<UInt8>, position: Int, role: Posting.Role, stems: Bool, from: Int, to: Int
  ) {
    let text = String(decoding: term, as: UTF8.self)
    switch role {
    case .part: token.parts.append(Token.Part(folded: text, exact: nil, stems: stems, scalars: from..<to))
    case .exact:
      if let last = token.parts.indices.last { token.parts[last].exact = text }
    case .whole:
      token.whole = text
      token.wholeStems = stems
    case .bigram, .inner, .letters: break
    }
  }

  mutating func end(symbolic: Bool, from: Int, to: Int) {
    if token.parts.isEmpty { return }
    token.isSymbolic = symbolic
    token.scalars = from..<to
    if token.kind == .word, token.parts.count > 1 || token.whole != nil || symbolic { token.kind = .compound }
    tokens.append(token)
  }

  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int) {
    let range = from..<(from + word.count)
    let part = Token.Part(folded: folded(word), exact: nil, stems: stems, scalars: range)
    tokens.append(
      Token(
        kind: .word, position: position, parts: [part], whole: nil, wholeStems: false, isSymbolic: false,
        scalars: range))
  }

  mutating func truncated() {}
}

/// Collects postings for highlights.
struct PostingCollector: TokenEmitter {
  /// Whether a term is wanted, by its first byte and its second, or 0.
  let mayBegin: (UInt8, UInt8) -> Bool
  private(set) var postings: [Posting] = []

  init(mayBegin: @escaping (UInt8, UInt8) -> Bool) { self.mayBegin = mayBegin }

  mutating func begin(_ kind: Token.Kind, position: Int) {}

  mutating func posting(
    _ term: UnsafeBufferPointer<UInt8>, position: Int, role: Posting.Role, stems: Bool, from: Int, to: Int
  ) {
    if role == .letters || !mayBegin(term[0], term.count > 1 ? term[1] : 0) { return }
    postings.append(
      Posting(term: String(decoding: term, as: UTF8.self), position: position, role: role, scalars: from..<to)
    )
  }

  mutating func end(symbolic: Bool, from: Int, to: Int) {}

  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int) {
    if !mayBegin(word[0], word.count > 1 ? word[1] : 0) { return }
    postings.append(
      Posting(term: folded(word), position: position, role: .part, scalars: from..<(from + word.count)))
  }

  mutating func truncated() {}
}

private func folded(_ word: UnsafeBufferPointer<UInt8>) -> String {
  String(unsafeUninitializedCapacity: word.count) { room in
    for (index, byte) in word.enumerated() { room[index] = CharacterClass.ascii[256 + Int(byte)] }
    return word.count
  }
}
