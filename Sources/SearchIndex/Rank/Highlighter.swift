import IndexSchema
import SearchModel
import Xapian

/// Finds where a query's words stand in an entity's own text.
///
/// Ranges count Unicode scalars of the donated text and begin and end between characters. Plain ASCII text is
/// skimmed; only what may match is analysed. Cost: linear in the text shown.
struct Highlighter {
  let needles: Needles
  /// Needles of conditions on one attribute, by its name.
  let ofAttribute: [String: Needles]
  let analyzer: TextAnalyzer

  /// Only so much of a text is looked at, in UTF-8 bytes.
  static let longestText = 4_096
  /// Ranges of one attribute.
  static let mostRanges = 64

  /// Looks for the words of a clause; `completes`: for words that begin like the unfinished one too.
  init(_ clause: QueryClause, completes: Bool, stemmers: [Stemmer], analyzer: TextAnalyzer) {
    var needles = Needles(stemmers: stemmers)
    var ofAttribute: [String: Needles] = [:]
    needles.add(clause, completes: completes, attributes: &ofAttribute)
    self.needles = needles
    self.ofAttribute = ofAttribute
    self.analyzer = analyzer
  }

  /// By attribute, the ranges that matched; attributes without any are left out.
  func highlights(_ entity: DonatedEntity) -> [String: [Range<Int>]] {
    var highlights: [String: [Range<Int>]] = [:]
    for attribute in entity.attributes {
      // A list's texts cannot be told apart by one list of ranges.
      guard case .text(let text) = attribute.value, Self.isShown(attribute) else { continue }
      var ranges = needles.isEmpty ? [] : find(needles, in: text)
      if let own = ofAttribute[attribute.name] { ranges += find(own, in: text) }
      if !ranges.isEmpty { highlights[attribute.name] = Self.merged(ranges, in: text) }
    }
    return highlights
  }

  private static func isShown(_ attribute: Attribute) -> Bool {
    if let custom = attribute.custom { return custom.contains(.searchable) }
    switch attribute.name {
    case "title", "displayName", "subtitle", "contentDescription", "textContent": return true
    default: return SchemaMapping.current[attribute.name] == nil
    }
  }

  private func find(_ needles: Needles, in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var scalars = 0
      let end = Self.end(of: bytes)
      // Words never cross blanks, so each run between them can be looked at alone.
      while start < end, ranges.count < Self.mostRanges {
        var stop = start
        var isASCII = true
        var mayMatch = false
        var follows = false
        while stop < end, bytes[stop] > 0x20 {
          let byte = bytes[stop]
          if byte >= 0x80 { isASCII = false }
          if !mayMatch, needles.firstBytes[Int(byte)], !follows || !Self.isLowerCase(byte) {
            // What is joined over punctuation cannot be told from its bytes.
            let next = stop + 1 < end ? bytes[stop + 1] : 0
            mayMatch = !Self.isLetterOrDigit(next) || needles.mayBegin(byte, next)
          }
          follows = Self.isLetter(byte)
          stop += 1
        }
        if stop > start {
          if !isASCII || mayMatch || !needles.sequences.isEmpty {
            // Runs of a text without blanks between words, and phrases, are looked at together.
            if !isASCII || !needles.sequences.isEmpty { stop = Self.stretch(bytes, stop, end) }
            let piece = String(decoding: bytes[start..<stop], as: UTF8.self)
            append(needles, piece, from: scalars, to: &ranges)
          }
          scalars += Self.scalars(bytes, start..<stop)
        }
        start = stop
        while start < end, bytes[start] <= 0x20 {
          start += 1
          scalars += 1
        }
      }
    }
    return ranges
  }

  /// Adds what matches in a piece of text that begins at a scalar.
  private func append(_ needles: Needles, _ piece: String, from base: Int, to ranges: inout [Range<Int>]) {
    let postings = analyzer.postings(of: piece)
    for posting in postings where needles.matches(posting.term) {
      ranges.append((posting.scalars.lowerBound + base)..<(posting.scalars.upperBound + base))
    }
    if needles.sequences.isEmpty { return }
    var places: [Int: [Posting]] = [:]
    for posting in postings { places[posting.position, default: []].append(posting) }
    for sequence in needles.sequences {
      for posting in postings where posting.term == sequence[0] {
        var end = posting.scalars.upperBound
        let stands = sequence.indices.dropFirst().allSatisfy { index in
          guard let next = places[posting.position + index]?.first(where: { $0.term == sequence[index] })
          else { return false }
          end = max(end, next.scalars.upperBound)
          return true
        }
        if stands { ranges.append((posting.scalars.lowerBound + base)..<(end + base)) }
      }
    }
  }

  /// Ascending, without overlaps, on the borders of characters.
  private static func merged(_ ranges: [Range<Int>], in text: String) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    let sorted = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for range in text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) ? sorted : aligned(sorted, in: text) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return Array(merged.prefix(mostRanges))
  }

  /// The ranges widened to whole grapheme clusters.
  private static func aligned(_ ranges: [Range<Int>], in text: String) -> [Range<Int>] {
    let last = ranges.map(\.upperBound).max() ?? 0
    var starts: [Int] = []
    var scalars = 0
    for character in text {
      starts.append(scalars)
      if scalars >= last { break }
      scalars += character.unicodeScalars.count
    }
    if starts.last.map({ $0 < scalars }) ?? true { starts.append(scalars) }
    return ranges.map { range in
      let lower = starts.last { $0 <= range.lowerBound } ?? 0
      let upper = starts.first { $0 >= range.upperBound } ?? range.upperBound
      return lower..<max(lower, upper)
    }
  }

  // MARK: Bytes

  private static func isLowerCase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= 0x39)
  }
  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// The end of what is looked at, between two scalars.
  private static func end(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > longestText else { return bytes.count }
    var end = longestText
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// The end of the line or of the text, for what must be looked at as a whole.
  private static func stretch(_ bytes: UnsafeBufferPointer<UInt8>, _ from: Int, _ end: Int) -> Int {
    var stop = from
    while stop < end, bytes[stop] != 0x0A { stop += 1 }
    return stop
  }

  private static func scalars(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
