import IndexSchema
import SearchModel
import Xapian

/// What a person who typed this may mean: other spellings, titles that go on so, words that go on so or follow.
///
/// Everything comes from entities within the request's scope, so nothing tells of what the caller may not see.
struct Suggester {
  /// With fewer hits than this, suggestions are worth their time although nobody types any more.
  static let few = 3
  /// So many of the best hits are looked at for titles.
  static let mostTitles = 60

  let execution: SearchExecution
  let request: SearchRequest
  let planner: QueryPlanner
  let runner: MatchRunner

  /// Fills in suggestions, and why nothing was found.
  ///
  /// Cost: nothing for a search that found enough; else a page of titles, a few counts, and the walk for spellings.
  ///
  /// If the request keeps only some attributes, titles have to be among them.
  func fill(_ response: inout SearchResponse) throws {
    let isMiss = response.count == 0 && request.offset == 0
    guard request.isTyping || isMiss || (response.count < Self.few && request.offset == 0) else { return }
    let typed = planner.plainWords.map(QueryPlanner.folded)
    let corrections = try typed == nil ? [] : self.corrections()
    if isMiss || !corrections.isEmpty { response.miss = try miss(isMiss, corrections) }
    guard let typed, !typed.isEmpty else { return }
    let titles = try candidates(response)
    var list = SuggestionList(typed: typed, limit: request.suggestionLimit, analyzer: execution.analyzer)
    list.add(corrections.map { titles.asDonated($0.text) })
    let words = try planner.wordSuggestions(typed: request.text, titles: titles)
    let whole = titles.goingOn(from: [typed] + corrections.map(\.text), endsInWord: endsInWord)
    list.add(whole, keeping: min(2, words.count))
    list.add(words)
    // Places that words did not take.
    list.add(whole)
    response.suggestions = list.texts
  }

  /// Whether a word is still being typed.
  private var endsInWord: Bool { planner.textual.flatMap(\.words).last?.isUnfinished ?? false }

  private func miss(_ isMiss: Bool, _ corrections: [SearchMiss.Correction]) throws -> SearchMiss {
    var miss = SearchMiss()
    miss.correction = corrections.first
    // Within an app, what is outside it is none of its business.
    guard isMiss, !request.includesHidden else { return miss }
    for limit in SearchMiss.Limit.allCases {
      guard let wider = request.without(limit) else { continue }
      let count = try count(wider)
      if count > 0 { miss.relaxations.append(.init(limit: limit, count: count)) }
    }
    return miss
  }

  /// Other spellings, the likeliest first, with what they find.
  private func corrections() throws -> [SearchMiss.Correction] {
    try planner.likelyTexts(limit: min(3, request.suggestionLimit)).compactMap { text in
      var corrected = request
      corrected.text = text + " "
      let count = try count(corrected)
      return count > 0 ? SearchMiss.Correction(text: text, count: count) : nil
    }
  }

  private func count(_ request: SearchRequest) throws -> Int {
    var request = request
    request.countOnly = true
    request.facets = []
    return try execution.respond(to: request).count
  }

  /// The titles of the best hits, as donated: those the response has, where it has enough of them.
  private func candidates(_ response: SearchResponse) throws -> TitleCandidates {
    if request.offset == 0, request.sort.isEmpty,
      response.next == nil || response.hits.count >= Self.mostTitles
    {
      let titles = response.hits.prefix(Self.mostTitles).compactMap { hit -> String? in
        if case .entity(let found) = hit { found.entity.entity.title(for: nil) } else { nil }
      }
      return TitleCandidates(titles, analyzer: execution.analyzer)
    }
    var titles: [String] = []
    let page = try execution.ranker(runner, planner, request).page(planner, offset: 0, limit: Self.mostTitles)
    for (_, matches, hits) in page.hits {
      for entity in try MatchRunner.entities(hits, of: matches, keeping: { Self.names.contains($0) }) {
        if let title = entity.entity.title(for: nil) { titles.append(title) }
      }
    }
    return TitleCandidates(titles, analyzer: execution.analyzer)
  }

  private static let names: Set<String> = ["title", "displayName"]
}
