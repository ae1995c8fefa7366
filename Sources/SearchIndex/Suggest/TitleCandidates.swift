import IndexSchema

/// The titles of the best hits, as donated and folded, in the order of the hits.
struct TitleCandidates {
  private let titles: [(donated: String, readings: [String])]

  init(_ titles: [String], analyzer: TextAnalyzer) {
    self.titles = titles.map { ($0, analyzer.readings(of: $0)) }
  }

  /// The title that is this folded text, as donated.
  func asDonated(_ folded: String) -> String? {
    titles.first { $0.readings.contains(folded) }?.donated
  }

  /// The titles that begin with any of these folded texts and go on.
  ///
  /// - Parameter endsInWord: whether the texts may end in the middle of a word.
  func goingOn(from beginnings: [String], endsInWord: Bool) -> [String] {
    titles.filter { title in
      beginnings.contains { beginning in
        title.readings.contains {
          $0.utf8.count > beginning.utf8.count && $0.hasPrefix(endsInWord ? beginning : beginning + " ")
        }
      }
    }.map(\.donated)
  }

  /// The words that follow these words, the most frequent first.
  func wordsFollowing(_ words: [Substring]) -> [String] {
    var counts: [Substring: Int] = [:]
    var order: [Substring] = []
    for title in titles {
      let following = title.readings.lazy.compactMap { reading -> Substring? in
        let all = reading.split(separator: " ")
        guard let place = all.firstRange(of: words), place.upperBound < all.endIndex else { return nil }
        return all[place.upperBound]
      }
      guard let next = following.first else { continue }
      if counts.updateValue((counts[next] ?? 0) + 1, forKey: next) == nil { order.append(next) }
    }
    let ranked = order.enumerated().sorted {
      let (left, right) = (counts[$0.element] ?? 0, counts[$1.element] ?? 0)
      return left != right ? left > right : $0.offset < $1.offset
    }
    return ranked.map { String($0.element) }
  }
}
