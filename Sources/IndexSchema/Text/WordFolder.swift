/// Joins the words of a text by one space: the form in which whole titles are compared.
///
/// A name with symbols counts as it stands (`c++`, `.net`), any other compound as its parts (`wi fi`).
struct WordFolder: TokenEmitter {
  var bytes: [UInt8] = []
  /// Between the dictionary words of a run.
  var joint: UInt8 = 0x20
  private var start = 0
  private var isGrams = false
  private var isSegments = false
  private var wholeStart = 0
  private var parts = 0

  mutating func begin(_ kind: Token.Kind, position: Int) {
    separate()
    start = bytes.count
    wholeStart = -1
    parts = 0
    isGrams = kind == .grams
    isSegments = kind == .segments
  }

  mutating func posting(
    _ term: UnsafeBufferPointer<UInt8>, position: Int, role: Posting.Role, stems: Bool, from: Int, to: Int
  ) {
    switch role {
    case .part:
      if parts > 0, !isGrams { bytes.append(isSegments ? joint : 0x20) }
      bytes.append(contentsOf: term)
      parts += 1
    case .whole:
      wholeStart = bytes.count
      bytes.append(contentsOf: term)
    case .exact, .bigram, .inner, .letters: break
    }
  }

  mutating func end(symbolic: Bool, from: Int, to: Int) {
    if wholeStart >= 0 {
      if symbolic {
        bytes.removeSubrange(start..<wholeStart)
      } else {
        bytes.removeSubrange(wholeStart...)
      }
    }
    if parts == 0, bytes.last == 0x20 { bytes.removeLast() }
  }

  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int) {
    separate()
    for byte in word { bytes.append(CharacterClass.ascii[256 + Int(byte)]) }
  }

  mutating func truncated() {}

  private mutating func separate() {
    if !bytes.isEmpty { bytes.append(0x20) }
  }
}
