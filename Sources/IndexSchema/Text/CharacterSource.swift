/// Classified characters the scanner walks over: ASCII bytes as they are, or what Unicode normalising gave.
protocol CharacterSource {
  var count: Int { get }
  /// The class of the character; `index` is in range.
  func kind(_ index: Int) -> UInt8
  func appendFolded(_ index: Int, to term: inout TermBuffer)
  func appendExact(_ index: Int, to term: inout TermBuffer)
  /// Where in the text the character begins, in scalars.
  func start(_ index: Int) -> Int
  /// Where in the text the character ends, in scalars.
  func end(_ index: Int) -> Int
  /// Whether folding may lose marks.
  static var hasMarks: Bool { get }
  /// Ends of the dictionary words of a run.
  func dictionaryWords(_ run: Range<Int>) -> [Int]
}

/// ASCII bytes; nothing is copied, ICU is never asked.
struct ASCIISource: CharacterSource {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Scalars of the text before the first byte.
  let base: Int
  private let table = CharacterClass.ascii

  init(bytes: UnsafePointer<UInt8>, count: Int, base: Int) {
    self.bytes = bytes
    self.count = count
    self.base = base
  }

  static var hasMarks: Bool { false }

  @inline(__always) func kind(_ index: Int) -> UInt8 { table[Int(bytes[index])] }
  @inline(__always) func appendFolded(_ index: Int, to term: inout TermBuffer) {
    term.append(UInt32(table[256 + Int(bytes[index])]))
  }
  func appendExact(_ index: Int, to term: inout TermBuffer) { appendFolded(index, to: &term) }
  @inline(__always) func start(_ index: Int) -> Int { base + index }
  @inline(__always) func end(_ index: Int) -> Int { base + index + 1 }
  func dictionaryWords(_ run: Range<Int>) -> [Int] { [run.upperBound] }
}
