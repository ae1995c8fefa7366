/// Finds what somebody may have meant.
enum Nearest {
  /// The candidate with the fewest typing slips, if there are few enough of them to be one.
  static func word(to word: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (word: $0, slips: slips(Array(word.utf8.prefix(64)), Array($0.utf8))) }
    guard let best = scored.min(by: { $0.slips < $1.slips }) else { return nil }
    let letters = best.word.utf8.drop { $0 == UInt8(ascii: "-") }.count
    if best.slips <= max(1, min(3, letters / 3)) { return best.word }
    return word.utf8.count >= 3 ? candidates.first { $0.hasPrefix(word) } : nil
  }

  /// Letters inserted, left out, replaced or swapped with their neighbour (optimal string alignment distance).
  private static func slips(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var best = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
