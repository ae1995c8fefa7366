import IndexSchema
import SearchModel

/// Looks for needles in one text.
///
/// Plain ASCII text is skimmed; only what may match is analysed. Cost: linear in the text looked at.
struct TextSearch {
  /// A place where the text answers a word of the query.
  struct Occurrence: Equatable {
    /// Unicode scalars of the text.
    var range: Range<Int>
    var find: Needles.Find
  }

  let needles: Needles
  let analyzer: TextAnalyzer
  /// Only so much is looked at, in UTF-8 bytes.
  var longestText = 4_096
  /// Only so much of it is analysed, in UTF-8 bytes.
  static let longestAnalysed = 131_072
  /// Neighbours in which something may match are analysed together up to this length, in UTF-8 bytes.
  private static let togetherAnalysed = 512
  /// A longer line is looked at in parts, in UTF-8 bytes.
  private static let longestLine = 8_192
  /// So many places are enough.
  static let mostOccurrences = 1_000

  /// In no particular order, and not on borders of characters.
  func occurrences(in text: String) -> [Occurrence] {
    if needles.isEmpty { return [] }
    var occurrences: [Occurrence] = []
    var analysed = 0
    eachPiece(of: text) { piece, start in
      append(piece, from: start, to: &occurrences)
      analysed += piece.utf8.count
      return occurrences.count < Self.mostOccurrences && analysed < Self.longestAnalysed
    }
    return occurrences
  }

  /// Whether a term of the text answers by itself, and how many bytes were analysed to tell.
  func first(in text: String) -> (isFound: Bool, analysed: Int) {
    if needles.isEmpty { return (false, 0) }
    var result = (isFound: false, analysed: 0)
    eachPiece(of: text) { piece, _ in
      result.analysed += piece.utf8.count
      result.isFound = analyzer.hasTerm(in: piece, mayBegin: { needles.mayBegin($0, $1) }) {
        needles.find($0) != nil
      }
      return !result.isFound
    }
    return result
  }

  /// The pieces of the text in which something may match, with the scalar at which each begins.
  ///
  /// - Parameter body: whether the next one is wanted.
  private func eachPiece(of text: String, _ body: (String, Int) -> Bool) {
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[..<end(of: bytes)])
      // The piece in the making, and the scalars before it.
      var piece = 0..<0
      var scalars = 0
      func isWanted() -> Bool {
        piece.isEmpty || body(String(decoding: bytes[piece], as: UTF8.self), scalars)
      }
      var start = 0
      while start < bytes.count {
        let stretch = stretch(bytes, from: start)
        if stretch.mayMatch {
          if piece.isEmpty || stretch.end - piece.lowerBound > Self.togetherAnalysed {
            guard isWanted() else { return }
            scalars += Self.scalars(bytes, piece.lowerBound..<start)
            piece = start..<stretch.end
          } else {
            piece = piece.lowerBound..<stretch.end
          }
        } else {
          guard isWanted() else { return }
          scalars += Self.scalars(bytes, piece.lowerBound..<stretch.end)
          piece = stretch.end..<stretch.end
        }
        start = stretch.end
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      }
      _ = isWanted()
    }
  }

  /// What has to be looked at as one: a run between blanks, since no word crosses them, or the rest of a line.
  ///
  /// The line where a phrase may stand. What is not ASCII may fold to anything.
  private func stretch(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, mayMatch: Bool) {
    let isLine = !needles.sequences.isEmpty
    var stop = start
    var isASCII = true
    var mayMatch = false
    var follows = false
    while stop < bytes.count, isLine ? bytes[stop] != 0x0A : bytes[stop] > 0x20 {
      let byte = bytes[stop]
      if stop - start > Self.longestLine, byte <= 0x20 || (stop - start > 2 * Self.longestLine && byte < 0x80)
      {
        break
      }
      if byte >= 0x80 { isASCII = false }
      if !mayMatch, !follows || !Self.isLowerCase(byte) {
        // What is joined over punctuation, or ends before a capital or digit, cannot be told from its bytes.
        let next = stop + 1 < bytes.count ? bytes[stop + 1] : 0
        mayMatch = needles.mayBegin(byte, Self.isLowerCase(next) ? next : nil)
      }
      follows = Self.isLetter(byte)
      stop += 1
    }
    return (stop, mayMatch || !isASCII)
  }

  /// Adds what matches in a piece of text that begins at a scalar.
  private func append(_ piece: String, from base: Int, to occurrences: inout [Occurrence]) {
    let postings = analyzer.postings(of: piece) { needles.mayBegin($0, $1) }
    func add(_ range: Range<Int>, _ find: Needles.Find) {
      let range = (range.lowerBound + base)..<(range.upperBound + base)
      occurrences.append(Occurrence(range: range, find: find))
    }
    for posting in postings {
      if let find = needles.find(posting.term) { add(posting.scalars, find) }
    }
    if needles.sequences.isEmpty { return }
    lazy var places = Dictionary(grouping: postings, by: \.position)
    for sequence in needles.sequences {
      for posting in postings where posting.term.utf8.elementsEqual(sequence.terms[0].utf8) {
        var end = posting.scalars.upperBound
        let stands = sequence.terms.indices.dropFirst().allSatisfy { index in
          guard
            let next = places[posting.position + index]?
              .first(where: { $0.term.utf8.elementsEqual(sequence.terms[index].utf8) })
          else { return false }
          end = max(end, next.scalars.upperBound)
          return true
        }
        if stands { add(posting.scalars.lowerBound..<end, sequence.find) }
      }
    }
  }

  // MARK: Bytes

  private static func isLowerCase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// The end of what is looked at, between two scalars.
  private func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > longestText else { return bytes.count }
    var end = longestText
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private static func scalars(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
