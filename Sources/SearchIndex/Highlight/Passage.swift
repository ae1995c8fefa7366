import SearchModel

/// The stretch of a long text in which most of a query's words stand, close together.
struct Passage {
  /// How long an extract is, in Unicode scalars.
  static let length = 160

  /// Those in the passage, ascending.
  private(set) var occurrences: [TextSearch.Occurrence] = []
  /// How many words of the query stand in it.
  private var words = 0
  /// The sum of how well they do: the smaller the better.
  private var looseness = 0
  private var span = 0

  /// The best passage around these occurrences; `nil` without any.
  init?(of occurrences: [TextSearch.Occurrence]) {
    let all = occurrences.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard !all.isEmpty else { return nil }
    for first in all.indices {
      let window = all[first...].prefix {
        $0.range.upperBound - all[first].range.lowerBound <= Self.length
      }
      // Cheaper than the comparison, for texts that have a frequent word hundreds of times.
      guard first == 0 || Self.mostWords(in: window) >= words else { continue }
      // One that is longer than a passage is a passage all the same.
      let candidate = Passage(window.isEmpty ? all[first...first] : window)
      if first == 0 || self < candidate { self = candidate }
    }
  }

  /// Exact for queries of up to 64 words.
  private static func mostWords(in window: ArraySlice<TextSearch.Occurrence>) -> Int {
    window.reduce(UInt64(0)) { $0 | 1 << UInt64($1.find.word & 63) }.nonzeroBitCount
  }

  private init(_ window: ArraySlice<TextSearch.Occurrence>) {
    occurrences = Array(window)
    var kinds: [Int: Int] = [:]
    for occurrence in window {
      kinds[occurrence.find.word] = min(
        kinds[occurrence.find.word] ?? .max, occurrence.find.kind.rank)
    }
    words = kinds.count
    looseness = kinds.values.reduce(0, +)
    let end = window.map(\.range.upperBound).max() ?? 0
    span = end - (window.first?.range.lowerBound ?? end)
  }

  /// Whether the other one says more: more words, found more exactly, named oftener, closer together.
  static func < (left: Passage, right: Passage) -> Bool {
    (left.words, -left.looseness, left.occurrences.count, -left.span)
      < (right.words, -right.looseness, right.occurrences.count, -right.span)
  }

  /// The passage with what stands around it, cut between words where there are blanks, else between characters.
  ///
  /// - Parameter highlights: of the occurrences, in the text.
  func extract(of key: String, text: String, highlights: [Highlight]) -> Extract {
    var borders = CharacterBorders(text)
    let first = highlights.first?.range.lowerBound ?? 0
    let last = max(first, highlights.last?.range.upperBound ?? 0)
    let spare = max(0, Self.length - (last - first))
    let lower = max(0, first - spare / 3)
    let start = Self.start(from: lower, before: first, in: text, &borders)
    let end = Self.end(from: last, before: last + spare - (first - start), in: text, &borders)
    var line = ExtractLine(goesOnBefore: start > 0)
    line.append(text[borders.index(at: start)..<borders.index(at: end)], from: start)
    let goesOn = borders.index(at: end) < text.endIndex
    return Extract(
      key: key, text: line.text(goesOn: goesOn),
      highlights: highlights.compactMap { highlight in
        line.range(highlight.range).map { Highlight($0, highlight.kind) }
      })
  }

  /// Behind the first blank from there on, as long as that leaves what was found; else between characters.
  private static func start(
    from lower: Int, before first: Int, in text: String, _ borders: inout CharacterBorders
  ) -> Int {
    if lower == 0 { return 0 }
    let scalars = text.unicodeScalars
    var place = lower
    var index = borders.index(at: lower)
    while place < first {
      if scalars[index].properties.isWhitespace { return borders.border(after: place) }
      index = scalars.index(after: index)
      place += 1
    }
    return borders.border(before: lower)
  }

  /// Before the last blank up to there, as long as that leaves what was found; else between characters.
  private static func end(
    from last: Int, before upper: Int, in text: String, _ borders: inout CharacterBorders
  ) -> Int {
    let scalars = text.unicodeScalars
    var index = borders.index(at: last)
    var place = last
    var blank: Int?
    while index < scalars.endIndex, place < upper {
      if scalars[index].properties.isWhitespace { blank = place }
      index = scalars.index(after: index)
      place += 1
    }
    if index == scalars.endIndex { return place }
    if scalars[index].properties.isWhitespace { return borders.border(before: place) }
    if let blank, blank > last { return borders.border(before: blank) }
    return max(last, borders.border(before: place))
  }
}
