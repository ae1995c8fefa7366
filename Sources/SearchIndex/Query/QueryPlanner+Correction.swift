import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// What is found when words that nobody has are taken for others that are spelt nearly so, and compounds for their
  /// parts.
  ///
  /// Words that the index knows are never changed, and without a neighbour for every unknown one there is nothing.
  func corrected() throws -> SearchStage? {
    guard let meant = try readOtherwise() else { return nil }
    let ranked = scope.restrict(try meant.weighed(meant.nearly(), meant.nearTitleBonuses()))
    return SearchStage(kind: .corrected, query: ranked, weighting: try meant.weighting()) {
      scope.restrict(try meant.nearly())
    }
  }

  /// The query as it may be meant, else with its last word as if it were finished.
  func readOtherwise() throws -> QueryPlanner? { try meant() ?? finishedAmiss() }

  /// The same for a last word that some words go on from, as if it were finished: what it may be meant for stands
  /// behind all that it begins.
  ///
  /// - Parameter found: what was found before and is not found again.
  func corrected(besides found: [UInt32]) throws -> SearchStage? {
    guard let stage = try finishedAmiss()?.corrected() else { return nil }
    func fresh(_ query: Query) -> Query { .andNot(query, .docids(found)) }
    var beside = stage
    beside.query = fresh(stage.query)
    beside.counted = { fresh(try stage.counted()) }
    beside.isCounted = false
    return beside
  }

  /// The query with its last word finished; `nil` if that is known, or has no neighbours that begin as it does.
  ///
  /// Found once a search.
  func finishedAmiss() throws -> QueryPlanner? {
    try known.once(\.finished) {
      guard let last = unfinished, last.token.isPlainWord, case .word(last)? = required.last else {
        return nil
      }
      // What was typed first is right, since something begins so; and the walk is short.
      let kept = max(Self.mostlyRight, last.token.text.unicodeScalars.count / 2)
      let planner = asking(required.dropLast() + [.word(last.finished)], keepingLetters: kept)
      return try planner.corrections(in: field).isEmpty ? nil : planner
    }
  }

  /// So many letters at the beginning of an unfinished word are taken as they are, and half of a longer one.
  private static let mostlyRight = 3

  /// All that is asked for, unknown words as their neighbours.
  func nearly() throws -> Query {
    let near = try corrections(in: field)
    return WordQueries.all(try required.map { try query($0, near: near) })
  }

  /// The neighbours of each unknown word of the query; empty if there is no unknown one, or one without any.
  func corrections(in field: SearchField) throws -> [QueryWord: [NearTerm]] {
    let near = try neighbours(in: field)
    return known.hasStrangers[field.prefix] == true ? [:] : near
  }

  /// For so many unknown words at most neighbours are looked for: who pasted more did not mistype them.
  private static let mostUnknown = 8

  /// The neighbours of the unknown words of the query that have any.
  ///
  /// Found once a search: a walk for each word, and a match for each neighbour.
  func neighbours(in field: SearchField) throws -> [QueryWord: [NearTerm]] {
    if let known = known.corrections[field.prefix] { return known }
    let spellings = NearSpellings(facts: facts, words: words, keptLetters: keptLetters)
    let quoted = Set(textual.flatMap(\.quotedWords))
    var near: [QueryWord: [NearTerm]] = [:]
    var unknown = 0
    // What stands in quotes is meant as it is spelt.
    for word in textual.flatMap(\.words) where near[word] == nil && !quoted.contains(word) {
      guard try spellings.isUnknown(word, in: field) else { continue }
      if word.isUnfinished || word.isBeginning,
        try !WordCompletion(of: word, in: field, facts: facts).terms.isEmpty
      {
        continue
      }
      if NearSpellings.correctable(word) != nil { unknown += 1 }
      guard unknown <= Self.mostUnknown else {
        known.hasStrangers[field.prefix] = true
        break
      }
      let visible = try spellings.terms(for: word, in: field).filter { try isVisible($0.term) }
      if visible.isEmpty { known.hasStrangers[field.prefix] = true } else { near[word] = visible }
    }
    known.corrections[field.prefix] = near
    return near
  }

  /// Titles with all the words as they may be meant come first, that with these words alone before all.
  func nearTitleBonuses() throws -> [Query] {
    guard field == .everywhere else { return [] }
    let near = try corrections(in: .names)
    if known.hasStrangers[SearchField.names.prefix] == true { return [] }
    func title(_ near: [QueryWord: [NearTerm]]) throws -> Query {
      WordQueries.all(try textual.map { try query($0, in: .names, near: near) })
    }
    var bonuses = [Self.bonus(SearchStage.Bonus.allInTitle, try title(near))]
    let nearest = near.reduce(into: [:]) {
      $0[$1.key] = NearSpellings.nearest($1.value, to: $1.key, in: .names)
    }
    if nearest != near { bonuses.append(Self.bonus(SearchStage.Bonus.nearest, try title(nearest))) }
    for typed in readings(nearest) {
      let titleReadings = TitleReading.all(of: typed)
      bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(titleReadings)))
      bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, try titles.beginning(titleReadings)))
      if typed.count > 1 {
        bonuses.append(Self.bonus(SearchStage.Bonus.inOrder, words.phrase(typed, in: .names)))
      }
    }
    return bonuses
  }

  /// So many ways to read a misspelt text are tried.
  private static let mostReadings = 4

  /// The words with each unknown one as one of its neighbours; none if the query is more than words.
  private func readings(_ near: [QueryWord: [NearTerm]]) -> [[QueryWord]] {
    guard let plainWords else { return [] }
    var readings: [[QueryWord]] = [[]]
    for word in plainWords {
      let meant = near[word]?.flatMap { term in
        QueryWord.words(of: String(term.term.dropFirst(SearchField.names.prefix.count)), analyzer: analyzer)
      }
      readings = readings.flatMap { reading in (meant ?? [word]).map { reading + [$0] } }
      readings = Array(readings.prefix(Self.mostReadings))
    }
    return readings
  }

  /// Whether an entity in scope has the term.
  func isVisible(_ term: String) throws -> Bool {
    try !scope.isBounded
      || facts.hasAny(scope.restrict(.filter(HangulSpelling.query(ofNear: term), by: .everyEntity)))
  }
}
