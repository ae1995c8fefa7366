import IndexSchema
import SearchModel

/// A value that entities are counted by.
struct FacetValue: Hashable {
  /// What tells it from others; the folded text.
  var id: String
  /// As donated.
  var text: String
  /// What it is as a number or moment, if it is one.
  var number: Double?
  /// Of a bucket.
  var range: Range<Double>?
  /// Whether the bucket is of moments.
  var isOfDates = false

  static func text(ofNumber number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? String(number)
  }
}

/// Counts of values, and how each is spelt.
struct FacetTally {
  private struct Entry {
    var count = 0
    var spellings: [String: Int] = [:]
    var firstSpelling = ""
    var number: Double?
    var range: Range<Double>?
    var isOfDates = false
  }

  private var entries: [String: Entry] = [:]
  /// Values that are left out of ``entries`` already.
  var omitted = 0

  /// Counts entities that have the value; of several spellings the most frequent is shown, else the first.
  mutating func add(_ value: FacetValue, count: Int = 1) {
    var entry =
      entries[value.id]
      ?? Entry(
        firstSpelling: value.text, number: value.number, range: value.range, isOfDates: value.isOfDates)
    entry.count += count
    entry.spellings[value.text, default: 0] += 1
    entries[value.id] = entry
  }

  /// How a value that was counted elsewhere is spelt.
  mutating func set(_ id: String, count: Int, spellings: [String]) {
    var entry = Entry(count: count, firstSpelling: spellings.first ?? id)
    for spelling in spellings { entry.spellings[spelling, default: 0] += 1 }
    entries[id] = entry
  }

  /// Buckets in their own order, else the most frequent first, numbers as often in theirs; and how many values there
  /// are beyond.
  func counts(atMost most: Int) -> (counts: [FacetCount], omitted: Int) {
    let all = entries.values.map { entry -> (count: FacetCount, number: Double?) in
      // A bucket that has fractions cannot be named by whole numbers.
      let open = entry.range == nil ? nil : entry.spellings.keys.first { $0.contains("..<") }
      let best = entry.spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let first = entry.spellings[entry.firstSpelling] ?? 0
      let text = best.map { $0.value > first ? $0.key : entry.firstSpelling } ?? entry.firstSpelling
      var count = FacetCount(value: open ?? text, count: entry.count)
      count.range = entry.range
      count.isOfDates = entry.isOfDates
      return (count, entry.number)
    }
    let sorted = all.sorted { left, right in
      if let left = left.count.range, let right = right.count.range {
        return left.lowerBound < right.lowerBound
      }
      if left.count.count != right.count.count { return left.count.count > right.count.count }
      switch (left.number, right.number) {
      case (let left?, let right?) where left != right: return left < right
      case (_?, nil): return true
      case (nil, _?): return false
      default: return left.count.value < right.count.value
      }
    }
    return (sorted.prefix(most).map(\.count), omitted + max(0, sorted.count - most))
  }
}
