/// Joins the words of a text by one space: the form in which whole titles are compared.
///
/// A name with symbols counts as it stands (`c++`, `.net`). Any other compound has two readings: as its parts (`wi fi`,
/// `git hub`), and joined (`wifi`, `github`), which is how it is typed without its hyphens and capitals.
/// A compound with slashes has no joined form.
struct WordFolder: TokenEmitter {
  /// With compounds as their parts.
  private(set) var bytes: [UInt8] = []
  /// With compounds joined.
  private(set) var joined: [UInt8] = []
  /// Between the dictionary words of a run.
  var joint: UInt8 = 0x20
  private var start = 0
  private var joinedStart = 0
  private var isGrams = false
  private var isSegments = false
  private var wholeStart = 0
  private var parts = 0

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
  }

  mutating func begin(_ kind: Token.Kind, position: Int) {
    separate()
    start = bytes.count
    joinedStart = joined.count
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
      if parts > 0, !isGrams {
        bytes.append(isSegments ? joint : 0x20)
        joined.append(isSegments ? joint : 0x20)
      }
      bytes.append(contentsOf: term)
      joined.append(contentsOf: term)
      parts += 1
    case .whole:
      wholeStart = bytes.count
      bytes.append(contentsOf: term)
      joined.removeSubrange(joinedStart...)
      joined.append(contentsOf: term)
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
    guard parts == 0 else { return }
    if bytes.last == 0x20 { bytes.removeLast() }
    if joined.last == 0x20 { joined.removeLast() }
  }

  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int) {
    separate()
    for byte in word {
      let folded = CharacterClass.ascii[256 + Int(byte)]
      bytes.append(folded)
      joined.append(folded)
    }
  }

  mutating func truncated() {}

  private mutating func separate() {
    if !bytes.isEmpty { bytes.append(0x20) }
    if !joined.isEmpty { joined.append(0x20) }
  }
}
