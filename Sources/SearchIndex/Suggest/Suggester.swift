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
  let query: QueryShortening.Outcome?
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
    let typed = planner.plainWords.map { TitleReading.all(of: $0).map(\.text) }
    let corrections = try self.corrections()
    if isMiss || !corrections.isEmpty { response.miss = try miss(isMiss, corrections) }
    guard let typed, typed != [""] else { return }
    let titles = try candidates(response)
    var list = SuggestionList(typed: typed, limit: request.suggestionLimit, analyzer: execution.analyzer)
    let meant = corrections.map { execution.analyzer.foldedWords(of: $0.text) }
    list.add(zip(corrections, meant).map { titles.asDonated($1) ?? $0.text })
    let words = try planner.wordSuggestions(typed: request.text, titles: titles)
    let whole = titles.goingOn(from: typed + meant, endsInWord: endsInWord)
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
    var limits = SearchMiss.Limit.flags.filter { request.without($0) != nil }
    if limits.count > 1 { limits.append(.all) }
    for limit in limits {
      guard limit != .all || miss.relaxations.isEmpty, let wider = request.without(limit) else { continue }
      let count = try count(wider)
      if count > 0 { miss.relaxations.append(.init(limit: limit, count: count)) }
    }
    let parts = query?.clause.conjuncts ?? []
    let conditions = parts.indices.filter { parts[$0].isFilter || parts[$0].isNegative }
    // A query that is a lot of work is not asked once more for each of its conditions.
    guard parts.count > 1, (query?.work ?? 0) * conditions.count <= QueryShortening.mostWork else {
      return miss
    }
    for index in conditions.prefix(Self.mostConditions) {
      var rest = parts
      let condition = rest.remove(at: index)
      let count = try execution.count(.all(rest), request)
      if count > 0 {
        miss.relaxations.append(.init(limit: .condition(condition.asTyped), count: count))
      }
    }
    return miss
  }

  /// So many conditions are left away, one after the other, to see what they keep out.
  private static let mostConditions = 8

  /// Other spellings, the likeliest first, with what they find.
  ///
  /// Conditions and exclusions stay as they were typed.
  private func corrections() throws -> [SearchMiss.Correction] {
    let tokens = PreparedTokens(request.text, target: execution.resolver.target, now: execution.now).tokens
    let conditions = tokens.filter { $0.key != nil || $0.isNegated }.map(\.source)
    let isPlain = tokens.allSatisfy { $0.operatorWord == nil && $0.shape != .open && $0.shape != .close }
    guard isPlain || conditions.isEmpty else { return [] }
    return try planner.likelyTexts(limit: min(3, request.suggestionLimit)).compactMap { ways in
      for words in ways {
        let text = ([words] + conditions).joined(separator: " ")
        var corrected = request
        corrected.text = text + " "
        let count = try count(corrected)
        if count > 0 { return SearchMiss.Correction(text: text, count: count) }
      }
      return nil
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
