/// Writes what the scanner finds as packed records.
struct PackedEmitter: TokenEmitter {
  /// Which terms a text gets beside the unprefixed ones.
  enum Own {
    case none
    /// `S`: written by the record `titleWord` itself.
    case title
    case positions
    case words
  }

  var buffer: PackedBuffer
  var own = Own.none
  /// The field's prefix, for `positions` and `words`.
  var prefix: [UInt8] = []
  var feedsText = true
  var weight: UInt32 = 1
  var truncatedTokens = 0
  /// Whether the token is a run of characters that is found by any part of it.
  private var isRun = false
  /// A run of dictionary words in a name, as it stands.
  private var run: [UInt8] = []
  private var isSegments = false
  /// Where the next letter of such a run is.
  var runPosition: UInt32 = 1

  init(buffer: PackedBuffer) { self.buffer = buffer }

  @inline(__always)
  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int) {
    buffer.ensure(word.count + 16)
    let place = UInt32(truncatingIfNeeded: position)
    if feedsText {
      let isPlain = own != .title
      if stems {
        buffer.put(isPlain ? PackedDocument.Record.word : PackedDocument.Record.titleWord)
      } else {
        buffer.put(PackedDocument.Record.posting)
      }
      buffer.put16(word.count)
      buffer.putLowered(word)
      buffer.put32(place)
      buffer.put32(weight)
      if isPlain && own == .none { return }
      if own == .title && stems { return }
    }
    ownASCII(word, place)
  }

  @inline(never)
  private mutating func ownASCII(_ word: UnsafeBufferPointer<UInt8>, _ place: UInt32) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { room in
      for index in 0..<word.count { room[index] = CharacterClass.ascii[256 + Int(word[index])] }
      let term = UnsafeBufferPointer(rebasing: room[0..<word.count])
      ownTerm(term, place)
      if own == .title { buffer.text(PackedDocument.Record.nameEdges, term) }
    }
  }

  mutating func posting(
    _ term: UnsafeBufferPointer<UInt8>, position: Int, role: Posting.Role, stems: Bool, from: Int, to: Int
  ) {
    let place = UInt32(truncatingIfNeeded: position)
    if role == .letters { return letters(term) }
    if isSegments, role == .part { run.append(contentsOf: term) }
    if feedsText {
      buffer.ensure(term.count + 16)
      let word = own == .title ? PackedDocument.Record.titleWord : PackedDocument.Record.word
      buffer.put(stems ? word : PackedDocument.Record.posting)
      buffer.put16(term.count)
      buffer.put(term)
      buffer.put32(place)
      buffer.put32(weight)
      if own == .title && stems { return }
    }
    ownTerm(term, place)
    // The characters of a run are found without being begun.
    if own == .title, !isRun {
      buffer.text(PackedDocument.Record.nameEdges, term)
    }
  }

  /// The term of a name without its symbols.
  private mutating func letters(_ term: UnsafeBufferPointer<UInt8>) {
    if !feedsText { return }
    buffer.ensure(term.count + 16)
    buffer.put(PackedDocument.Record.term)
    buffer.put16(term.count + Terms.lettersPrefix.utf8.count)
    for byte in Terms.lettersPrefix.utf8 { buffer.put(byte) }
    buffer.put(term)
    buffer.put32(weight)
  }

  /// The term under the field's prefix.
  private mutating func ownTerm(_ term: UnsafeBufferPointer<UInt8>, _ place: UInt32) {
    switch own {
    case .none: return
    case .title:
      buffer.ensure(term.count + 16)
      buffer.put(PackedDocument.Record.posting)
      buffer.put16(term.count + 1)
      buffer.put(UInt8(ascii: "S"))
      buffer.put(term)
      buffer.put32(place)
      buffer.put32(1)
    case .positions, .words:
      let length = prefix.count + term.count
      if length > Terms.byteLimit { return hashed(term, place) }
      buffer.ensure(length + 16)
      buffer.put(own == .positions ? PackedDocument.Record.posting : PackedDocument.Record.term)
      buffer.put16(length)
      prefix.withUnsafeBufferPointer { buffer.put($0) }
      buffer.put(term)
      if own == .positions { buffer.put32(place) }
      buffer.put32(1)
    }
  }

  @inline(never)
  private mutating func hashed(_ term: UnsafeBufferPointer<UInt8>, _ place: UInt32) {
    var text = Terms.word(String(decoding: prefix, as: UTF8.self), String(decoding: term, as: UTF8.self))
    let isPosting = own == .positions
    text.withUTF8 {
      buffer.ensure($0.count + 16)
      buffer.put(isPosting ? PackedDocument.Record.posting : PackedDocument.Record.term)
      buffer.put16($0.count)
      buffer.put($0)
      if isPosting { buffer.put32(place) }
      buffer.put32(1)
    }
  }

  mutating func begin(_ kind: Token.Kind, position: Int) {
    isRun = kind == .grams
    isSegments = own == .title && kind == .segments
    run.removeAll(keepingCapacity: true)
  }

  mutating func end(symbolic: Bool, from: Int, to: Int) {
    if isSegments { letterPairs() }
    isSegments = false
  }

  /// Each two neighbouring letters of the run, at the place of the first, without weight.
  private mutating func letterPairs() {
    let starts = run.indices.filter { run[$0] & 0xC0 != 0x80 } + [run.count]
    for (first, end) in zip(starts, starts.dropFirst(2)) {
      buffer.ensure(end - first + 32)
      buffer.put(PackedDocument.Record.posting)
      buffer.put16(end - first + Terms.runPrefix.utf8.count)
      for byte in Terms.runPrefix.utf8 { buffer.put(byte) }
      for byte in run[first..<end] { buffer.put(byte) }
      buffer.put32(runPosition)
      buffer.put32(0)
      runPosition += 1
    }
    // No phrase goes on in the next run.
    runPosition += 1
  }

  mutating func truncated() { truncatedTokens += 1 }
}
