import IndexSchema
import SearchModel
import Xapian

/// Puts the first hits of a descriptive query in an order that heeds their meaning.
final class MeaningOrder {
  private let ranking: SemanticRanking
  private let query: String
  /// Whether a title has all the words: then the query was a name after all.
  private var isName = false

  /// `nil` where no scorer is to be asked.
  init?(_ ranking: SemanticRanking?, _ clauses: [QueryClause], request: SearchRequest) {
    guard let ranking, DescriptiveQuery.isOne(clauses, request: request) else { return nil }
    self.ranking = ranking
    query = request.text
  }

  /// Whether the stage may be put in another order.
  func looks(at stage: SearchStage) -> Bool {
    switch stage.kind {
    case .allWords, .someWords: !isName
    case .everything, .titleStart, .namesBegun, .completed, .corrected: false
    }
  }

  /// Orders the first hits inside their tiers.
  ///
  /// A scorer that fails leaves the order of the words.
  func arrange(_ hits: inout [RankedHit], of matches: MatchSet) throws {
    if let best = hits.first, best.parts.tier <= .allInTitle { isName = true }
    guard !isName, hits.count > 1 else { return }
    let first = Array(hits.prefix(SemanticRanking.candidates))
    let texts = try MatchRunner.entities(first, of: matches) { Self.names.contains($0) }.map(Self.text)
    guard let scores = try? ranking.scorer.scores(of: texts, for: query), scores.count == first.count,
      !scores.contains(where: \.isNaN)
    else { return }
    var arranged: [RankedHit] = []
    for tier in RankTier.allCases {
      let places = first.indices.filter { first[$0].parts.tier == tier }
      arranged += order(places, scores).map { place in
        var hit = first[place.index]
        hit.parts.meaning = place.meaning + 1
        return hit
      }
    }
    hits.replaceSubrange(..<first.count, with: arranged)
  }

  /// The places of one tier in their new order, each with its place by meaning.
  private func order(_ places: [Int], _ scores: [Double]) -> [(index: Int, meaning: Int)] {
    let byMeaning = places.sorted { scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1 }
    var meaning: [Int: Int] = [:]
    for (rank, place) in byMeaning.enumerated() { meaning[place] = rank }
    let worth = places.enumerated().map { rank, place in
      (
        index: place, meaning: meaning[place] ?? rank,
        worth: ranking.worth(byWords: rank, byMeaning: meaning[place] ?? rank)
      )
    }
    return worth.sorted { $0.worth != $1.worth ? $0.worth > $1.worth : $0.index < $1.index }
      .map { ($0.index, $0.meaning) }
  }

  private static let names: Set<String> = [
    "title", "displayName", "subtitle", "contentDescription", "textContent",
  ]

  private static func text(_ entity: CatalogEntity) -> String {
    var text = ""
    for attribute in entity.entity.attributes {
      for part in attribute.value.texts { text += (text.isEmpty ? "" : "\n") + part }
    }
    guard text.utf8.count > SemanticRanking.textLimit else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: SemanticRanking.textLimit)
    return String(text[..<text.index(before: end)])
  }
}
