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
    let isPoor = request.offset == 0 && (response.count < Self.few || Self.hasSomeWords(response))
    guard request.isTyping || isMiss || isPoor else { return }
    let words = planner.plainWords ?? []
    var corrections = try self.corrections(isShown: !isMiss)
    var isOther = !corrections.isEmpty && !hasAllWords(response)
    if corrections.isEmpty, isPoor, !request.isTyping, let likelier = try likelier(than: response) {
      (corrections, isOther) = ([likelier], true)
    }
    if isMiss || isOther { response.miss = try miss(isMiss, corrections) }
    if words.isEmpty { return }
    let analyzer = execution.analyzer
    let titles = try candidates(response)
    var list = SuggestionList(
      typed: TitleReading.all(of: words).map(\.text), limit: request.suggestionLimit, analyzer: analyzer)
    list.add(corrections.map { titles.asDonated(analyzer.foldedWords(of: $0.text)) ?? $0.text })
    if hasSigns {
      list.add(titles.goingOn(withSigns: request.text, analyzer: analyzer))
    } else {
      let endsInWord = endsInWord(words)
      let beginnings = [words.map(\.token)] + corrections.map { analyzer.tokens(of: $0.text) }
      let more = try planner.wordSuggestions(
        typed: request.text, titles: titles, endsInWord: endsInWord, limit: request.suggestionLimit)
      let whole = titles.goingOn(
        from: beginnings.map(TitleCandidates.unsegmented), endsInWord: endsInWord)
      list.add(whole, keeping: min(2, more.count))
      list.add(more)
      // Places that words did not take.
      list.add(whole)
    }
    response.suggestions = list.texts
  }

  /// Whether signs stand among the words that no suggestion could keep in their places, such as one parenthesis or `*`.
  private var hasSigns: Bool {
    WidthFolding.fold(request.text).unicodeScalars.contains { "*()[]{}\"".unicodeScalars.contains($0) }
  }

  /// Whether something has every word, be it by its stem: then nothing else was meant.
  private func hasAllWords(_ response: SearchResponse) -> Bool {
    guard case .entity(let best)? = response.hits.first else { return false }
    return best.tier <= .allAnywhere
  }

  /// Whether a word, or a run or picture that others join, is still being typed.
  private func endsInWord(_ words: [QueryWord]) -> Bool {
    guard let last = words.last else { return false }
    if last.isUnfinished { return true }
    let isJoined = last.token.kind == .grams || last.token.kind == .emoji
    return isJoined && request.text.unicodeScalars.last?.properties.isWhitespace == false
  }

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
      let count = try execution.count(.all(rest), request, joinsAll: planner.isExplicit)
      if count > 0 {
        miss.relaxations.append(.init(limit: .condition(condition.asTyped), count: count))
      }
    }
    return miss
  }

  /// So many conditions are left away, one after the other, to see what they keep out.
  private static let mostConditions = 8

  /// Whether no hit has all the words.
  private static func hasSomeWords(_ response: SearchResponse) -> Bool {
    guard case .entity(let best) = response.hits.first else { return false }
    return best.tier == .someWords
  }

  /// The query with words that hardly anything has as frequent ones spelt nearly so, if that finds much more.
  private func likelier(than response: SearchResponse) throws -> SearchMiss.Correction? {
    guard let (text, meant) = try planner.likelier() else { return nil }
    let count = try runner.count(meant.allWords()).count
    let found = Self.hasSomeWords(response) ? 0 : response.count
    guard count > QueryPlanner.likelier * found else { return nil }
    return SearchMiss.Correction(text: text, count: count, isShown: false)
  }

  /// Other spellings, the likeliest first, with what they find.
  ///
  /// Conditions and exclusions stay as they were typed.
  private func corrections(isShown: Bool) throws -> [SearchMiss.Correction] {
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
        if count > 0 { return SearchMiss.Correction(text: text, count: count, isShown: isShown) }
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
    var ranker = try execution.ranker(runner, planner, request)
    // Whose the titles are makes no difference here.
    ranker.balancesApps = false
    let page = try ranker.page(planner, offset: 0, limit: Self.mostTitles)
    for (_, matches, hits) in page.hits {
      for entity in try MatchRunner.entities(hits, of: matches, keeping: { Self.names.contains($0) }) {
        if let title = entity.entity.title(for: nil) { titles.append(title) }
      }
    }
    return TitleCandidates(titles, analyzer: execution.analyzer)
  }

  private static let names: Set<String> = ["title", "displayName"]
}
