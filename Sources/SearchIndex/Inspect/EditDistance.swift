/// How many insertions, deletions, substitutions and swaps of neighbours lead from one word to another.
enum EditDistance {
  /// - Returns: `nil` if there are more than `limit`.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      for column in 1..<(right.count + 1) {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
