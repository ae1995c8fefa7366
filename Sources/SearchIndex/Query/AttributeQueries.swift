import IndexSchema
import Xapian

/// Queries for conditions on attributes.
struct AttributeQueries {
  let words: WordQueries
  let beginnings: WordBeginnings
  let facts: SnapshotFacts
  let values: SharedValues
  let budget: StoredBudget

  /// Documents that satisfy the condition, or that may: see ``StoredCheck``.
  func query(_ clause: AttributeClause) throws -> Query {
    if let filter = clause.target.filter { return try self.filter(filter, clause) }
    let ways = try clause.target.fields.compactMap { try field($0, clause) }
    return ways.isEmpty ? .matchNothing : WordQueries.any(ways)
  }

  private func field(_ field: AttributeTarget.Field, _ clause: AttributeClause) throws -> Query? {
    guard field.accepts(clause.comparison, clause.value) else { return nil }
    switch field.kind {
    case .text: return try text(field, clause)
    case .number, .date:
      return try field.range(clause.comparison, clause.value).flatMap { try range($0, field) }
    case .boolean:
      return AttributeTarget.Field.boolean(clause.value).map {
        Query.scaled(.term(Terms.boolean(field.prefix, $0)), by: 0)
      }
    }
  }

  private func text(_ field: AttributeTarget.Field, _ clause: AttributeClause) throws -> Query? {
    if field.terms == .shared {
      guard !clause.words.isEmpty else { return nil }
      return try shared(clause)
    }
    let exact = Terms.exactValue(field.prefix, clause.value).map { Query.term($0) }
    if clause.comparison == .equals {
      guard let term = Terms.exactValue(field.prefix, clause.value) else { return nil }
      return try values.query(term, of: field, value: clause.value)
    }
    guard !clause.words.isEmpty else { return exact }
    let place = SearchField.attribute(field.prefix)
    if clause.isQuoted {
      // Without positions all words are required here, and the stored text is asked for their order.
      return field.terms == .positions
        ? words.phrase(clause.words, in: place)
        : WordQueries.all(clause.words.map { words.phrase([$0], in: place) })
    }
    let every = try WordQueries.all(clause.words.map { try word($0, in: place) })
    return exact.map { .or([every, $0]) } ?? every
  }

  /// The words anywhere; only the stored text tells whether they stand in this attribute.
  private func shared(_ clause: AttributeClause) throws -> Query {
    try clause.isQuoted
      ? words.phrase(clause.words, in: .everywhere)
      : WordQueries.all(clause.words.map { try word($0, in: .everywhere) })
  }

  private func word(_ word: QueryWord, in place: SearchField) throws -> Query {
    if word.isBeginning { return try beginnings.query(word, in: place) }
    let whole = words.word(word, in: place)
    guard word.isUnfinished else { return whole }
    let begun =
      try place == .names
      ? NameBeginnings(of: word, facts: facts).query
      : words.beginning(
        word, in: place, completions: WordCompletion(of: word, in: place, facts: facts).terms)
    return .or([whole, .scaled(begun, by: RankingProfile.completion)])
  }

  /// The slot has the first number of an entity; where there are more, any of them counts.
  private func range(_ range: QueryRange, _ field: AttributeTarget.Field) throws -> Query? {
    guard let slot = field.slot else { return nil }
    let first: Query =
      switch (range.lower, range.upper) {
      case (let lower?, let upper?): .valueRange(slot, lower, upper)
      case (let lower?, nil): .valueGreaterOrEqual(slot, lower)
      case (nil, let upper?): .valueLessOrEqual(slot, upper)
      case (nil, nil): .valueGreaterOrEqual(slot, [0])
      }
    let lists = try facts.lists(of: field)
    if lists.isCut { budget.isCut = true }
    let several = lists.docids(within: range)
    let ways =
      [first] + (range.dayBefore.map { [.valueRange(slot, $0, $0)] } ?? [])
      + (several.isEmpty ? [] : [.docids(several)])
    return WordQueries.any(ways)
  }

  private func filter(_ filter: AttributeTarget.Filter, _ clause: AttributeClause) throws -> Query {
    let query: Query
    let value = clause.value
    switch filter {
    case .app: query = try identifier(Terms.appPrefix, Terms.app(value), value)
    case .type: query = try identifier(Terms.typePrefix, Terms.type(value), value)
    case .domain: query = .term(Terms.domain(value))
    case .lang: query = .term(Terms.language(value))
    // In an older index the stored data is asked.
    case .id: query = clause.target.hasIdentifierTerms ? .term(Terms.identifier(value)) : .everyEntity
    }
    return .scaled(query, by: 0)
  }

  /// The exact identifier; if there is none, those that differ in case only.
  ///
  /// Cost: the second case reads the names of all apps or types.
  private func identifier(_ prefix: String, _ term: String, _ value: String) throws -> Query {
    if try facts.database.termExists(term) { return .term(term) }
    let folded = value.lowercased()
    let similar = try facts.database.allTerms(prefix: prefix, limit: 4096).filter {
      $0.term.dropFirst(prefix.count).lowercased() == folded
    }
    return similar.isEmpty
      ? .matchNothing : WordQueries.any(similar.map { Query.term($0.term) })
  }
}
