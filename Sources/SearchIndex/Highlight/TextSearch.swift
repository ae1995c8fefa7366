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
  private static let longestPiece = 512
  /// The same where phrases are looked for, and so much of a piece is analysed with the next one too.
  private static let (longestWithPhrases, overlap) = (8_192, 1_024)
  /// A longer run without blanks is cut where words end, in UTF-8 bytes.
  private static let longestRun = 8_192
  /// So many places are enough.
  static let mostOccurrences = 1_000

  /// In no particular order, and not on borders of characters.
  func occurrences(in text: String) -> [Occurrence] {
    if needles.isEmpty { return [] }
    var occurrences: [Occurrence] = []
    var analysed = 0
    eachPiece(of: text) { piece, start, seen in
      append(piece, from: start, seen: seen, to: &occurrences)
      analysed += piece.utf8.count
      return occurrences.count < Self.mostOccurrences && analysed < Self.longestAnalysed
    }
    return occurrences
  }

  /// Whether a term of the text answers by itself, and how many bytes were analysed to tell.
  func first(in text: String) -> (isFound: Bool, analysed: Int) {
    if needles.isEmpty { return (false, 0) }
    var result = (isFound: false, analysed: 0)
    eachPiece(of: text) { piece, _, _ in
      result.analysed += piece.utf8.count
      result.isFound = postings(of: piece).contains { needles.find($0.term) != nil }
      return !result.isFound
    }
    return result
  }

  /// The pieces of the text in which something may match.
  ///
  /// - Parameter body: gets the scalar at which the piece begins, and the one up to which the piece before went; says
  ///   whether the next one is wanted.
  private func eachPiece(of text: String, _ body: (String, Int, Int) -> Bool) {
    let hasPhrases = !needles.sequences.isEmpty
    let longest = hasPhrases ? Self.longestWithPhrases : Self.longestPiece
    var text = text
    text.withUTF8 { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[..<end(of: bytes)])
      // The piece in the making, the scalars before it, and those that were in pieces before.
      var piece = 0..<0
      var (scalars, seen) = (0, 0)
      func isWanted() -> Bool {
        piece.isEmpty || body(String(decoding: bytes[piece], as: UTF8.self), scalars, seen)
      }
      func begin(at start: Int) {
        scalars += Self.scalars(bytes, piece.lowerBound..<start)
        piece = start..<start
      }
      var start = 0
      while start < bytes.count {
        let run = run(bytes, from: start)
        if !run.mayMatch, !run.isSigns {
          guard isWanted() else { return }
          begin(at: run.end)
        } else if run.mayMatch, piece.isEmpty {
          begin(at: start)
        } else if !piece.isEmpty, run.end - piece.lowerBound > longest {
          guard isWanted() else { return }
          seen = scalars + Self.scalars(bytes, piece)
          begin(at: hasPhrases ? Self.overlap(bytes, piece) : start)
        }
        if run.mayMatch || !piece.isEmpty { piece = piece.lowerBound..<run.end }
        start = run.end
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      }
      _ = isWanted()
    }
  }

  /// Where the last words of a piece begin.
  private static func overlap(_ bytes: UnsafeBufferPointer<UInt8>, _ piece: Range<Int>) -> Int {
    let last = max(piece.lowerBound, piece.upperBound - overlap)..<piece.upperBound
    return bytes[last].firstIndex { $0 <= 0x20 } ?? piece.upperBound
  }

  /// What stands between blanks, since no word crosses them, and whether anything in it may match.
  ///
  /// Signs alone may stand within a phrase. What is not ASCII may fold to anything.
  private func run(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, mayMatch: Bool, isSigns: Bool) {
    var stop = start
    var isASCII = true
    var isSigns = true
    var mayMatch = false
    var follows = false
    while stop < bytes.count, bytes[stop] > 0x20 {
      let byte = bytes[stop]
      let isWord = Self.isWord(byte)
      if stop - start > Self.longestRun, !isWord, byte < 0x80 { break }
      if byte >= 0x80 { isASCII = false }
      if isWord { isSigns = false }
      if !mayMatch, !follows || !Self.isLowerCase(byte) {
        // What is joined over punctuation, or ends before a capital or digit, cannot be told from its bytes.
        let next = stop + 1 < bytes.count ? bytes[stop + 1] : 0
        mayMatch = needles.mayBegin(byte, Self.isLowerCase(next) ? next : nil)
      }
      follows = Self.isLetter(byte)
      stop += 1
    }
    return (stop, mayMatch || !isASCII, isSigns && isASCII)
  }

  /// Adds what matches in a piece of text that begins at a scalar, and was not seen whole in the piece before.
  private func append(_ piece: String, from base: Int, seen: Int, to occurrences: inout [Occurrence]) {
    let postings = postings(of: piece)
    func add(_ range: Range<Int>, _ find: Needles.Find) {
      let range = (range.lowerBound + base)..<(range.upperBound + base)
      if range.upperBound <= seen { return }
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

  /// Those that may match.
  private func postings(of piece: String) -> [Posting] {
    analyzer.postings(of: piece) { needles.mayBegin($0, $1) }
  }

  // MARK: Bytes

  private static func isLowerCase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || (byte >= 0x30 && byte <= 0x39) }
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
