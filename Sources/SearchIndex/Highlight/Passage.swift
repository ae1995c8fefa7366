import SearchModel

/// The stretch of a long text in which most of a query's words stand, close together.
struct Passage {
  /// How long an extract is, in Unicode scalars.
  static let length = 160

  /// Those in the passage, ascending.
  private(set) var occurrences: [TextSearch.Occurrence] = []
  private var score = Score()

  /// How much a passage says.
  private struct Score: Comparable {
    /// How many words of the query stand in it.
    var words = 0
    /// The sum of how well they do: the smaller the better.
    var looseness = 0
    var occurrences = 0
    var span = 0

    /// More words, found more exactly, named oftener, closer together.
    static func < (left: Score, right: Score) -> Bool {
      (left.words, -left.looseness, left.occurrences, -left.span)
        < (right.words, -right.looseness, right.occurrences, -right.span)
    }
  }

  /// The best passage around these occurrences; `nil` without any.
  ///
  /// Cost: of sorting them.
  init?(of occurrences: [TextSearch.Occurrence]) {
    let all = occurrences.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard !all.isEmpty else { return nil }
    var tally = WordTally()
    var best = 0..<0
    var end = 0
    for first in all.indices {
      let lower = all[first].range.lowerBound
      // One that is longer than a passage is a passage all the same.
      while end < all.count, end == first || all[end].range.upperBound - lower <= Self.length {
        tally.add(all[end].find)
        end += 1
      }
      var candidate = Score(words: tally.words, looseness: tally.looseness, occurrences: end - first)
      if best.isEmpty || score < candidate {
        let upper = all[first..<end].map(\.range.upperBound).max() ?? lower
        candidate.span = upper - lower
        if best.isEmpty || score < candidate { (score, best) = (candidate, first..<end) }
      }
      tally.remove(all[first].find)
    }
    self.occurrences = Array(all[best])
  }

  /// Whether the other one says more.
  static func < (left: Passage, right: Passage) -> Bool { left.score < right.score }

  /// The words in a stretch that moves along, and how well each is found.
  private struct WordTally {
    /// How often each word is found, by ``Highlight/Kind/rank``.
    private var counts: [Int: SIMD4<Int32>] = [:]
    private(set) var words = 0
    private(set) var looseness = 0

    mutating func add(_ find: Needles.Find) { change(find, by: 1) }
    mutating func remove(_ find: Needles.Find) { change(find, by: -1) }

    private mutating func change(_ find: Needles.Find, by one: Int32) {
      var count = counts[find.word] ?? .zero
      score(count, times: -1)
      count[find.kind.rank] += one
      score(count, times: 1)
      counts[find.word] = count
    }

    private mutating func score(_ count: SIMD4<Int32>, times sign: Int) {
      guard let best = (0..<4).first(where: { count[$0] > 0 }) else { return }
      words += sign
      looseness += sign * best
    }
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
