/// A passage on one line: runs of blanks become one space, and places are known in both.
struct ExtractLine {
  private var line: String.UnicodeScalarView
  /// For each scalar of the passage its place in the line.
  private var places: [Int] = []
  private var length: Int
  private var start = 0

  init(goesOnBefore: Bool) {
    line = (goesOnBefore ? "…" : "").unicodeScalars
    length = line.count
  }

  /// Adds the passage, which begins at that place of the text.
  mutating func append(_ passage: Substring, from start: Int) {
    self.start = start
    var isAfterBlank = true
    for scalar in passage.unicodeScalars {
      places.append(length)
      let isBlank = scalar.properties.isWhitespace
      if isBlank && isAfterBlank {
        // What stands behind begins where the run did.
        continue
      }
      line.append(isBlank ? " " : scalar)
      length += 1
      isAfterBlank = isBlank
    }
    places.append(length)
  }

  func text(goesOn: Bool) -> String { String(line) + (goesOn ? "…" : "") }

  /// The place in the line of a range of the text; `nil` if nothing of it is there.
  func range(_ range: Range<Int>) -> Range<Int>? {
    let lower = max(0, range.lowerBound - start)
    let upper = min(places.count - 1, range.upperBound - start)
    guard lower < upper, places[lower] < places[upper] else { return nil }
    return places[lower]..<places[upper]
  }
}
