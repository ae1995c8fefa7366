import IndexSchema
import SearchModel
import Xapian

/// Answers for each part of a query whether it holds for one entity, and what the entity has instead.
struct WhyParts {
  let execution: SearchExecution
  let entity: CatalogEntity
  let request: SearchRequest

  private var snapshot: IndexSnapshot { execution.snapshot }
  private var docid: UInt32 { Docid.of(row: entity.row) ?? 0 }

  func part(_ clause: QueryClause) throws -> WhyReport.Part {
    let planner = try QueryPlanner(
      clause, request: request, now: execution.now, isLocked: execution.isLocked, snapshot: snapshot,
      analyzer: execution.analyzer)
    var part = WhyReport.Part(text: Self.text(clause), answer: .no)
    if try holds(clause, planner) {
      part.answer = .yes
      return part
    }
    if let unfinished = clause.words.last, unfinished.isUnfinished || unfinished.isComposing {
      let begun =
        unfinished.isComposing
        ? [] : try WordCompletion(of: unfinished, in: planner.field, facts: snapshot.facts).terms
      let names = try NameBeginnings(of: unfinished, facts: snapshot.facts)
      if try matches(planner.query(clause, begun: names.query))
        || !begun.isEmpty
          && matches(
            planner.query(
              clause, begun: planner.words.beginning(unfinished, in: planner.field, completions: begun)))
      {
        part.answer = .completed
        return part
      }
    }
    if let meant = try planner.meant(), try matches(meant.nearly()) {
      part.answer = .corrected
      return part
    }
    (part.reason, part.nearest) = try instead(of: clause)
    return part
  }

  // MARK: Whether it holds

  private func holds(_ clause: QueryClause, _ planner: QueryPlanner) throws -> Bool {
    if case .not(let inner) = clause { return try !holds(inner, planner) }
    guard try matches(planner.query(clause)) else { return false }
    guard
      let check = ClauseCheck(
        clause, isNegated: false, in: planner.field,
        text: StoredText(words: planner.words, analyzer: execution.analyzer, budget: StoredBudget()))
    else { return true }
    return try check.accepts(EntityCoding.encode(entity))
  }

  private func matches(_ query: Query) throws -> Bool {
    try snapshot.facts.hasAny(.and([query, .docids([docid])]))
  }

  // MARK: What it has instead

  private func instead(of clause: QueryClause) throws -> (reason: String, nearest: [String]) {
    switch clause {
    case .word(let word):
      let nearest = try neighbours(of: word.token.text)
      return ("it has no such word" + (request.namesOnly ? " in its names" : ""), nearest)
    case .phrase(let words):
      let missing = try words.filter { try !has($0) }.map(\.token.text)
      if missing.isEmpty { return ("it has the words, but not next to each other in this order", []) }
      return ("it has no word " + missing.joined(separator: ", "), try neighbours(of: missing[0]))
    case .not(let inner): return ("it has \(Self.text(inner)), which the query excludes", [])
    case .all(let parts):
      let failing = try parts.map { try part($0) }.filter { $0.answer == .no }
      return (failing.compactMap(\.reason).joined(separator: "; "), failing.flatMap(\.nearest))
    case .any: return ("none of these holds", [])
    case .attribute(let condition): return try instead(of: condition)
    }
  }

  private func instead(of condition: AttributeClause) throws -> (reason: String, nearest: [String]) {
    let donated = entity.entity
    let name = condition.target.name
    if let filter = condition.target.filter {
      let value: String? =
        switch filter {
        case .app: donated.key.app
        case .type: donated.key.type
        case .id: donated.key.id
        case .domain: donated.domain
        case .lang: donated.language
        }
      return (value.map { "its \(name) is \($0)" } ?? "it has no \(name)", [])
    }
    let names = Set([name] + condition.target.fields.map(\.name))
    guard let attribute = donated.attributes.first(where: { names.contains($0.name) }) else {
      return ("it has no \(name)", [])
    }
    let shown = Self.shown(attribute.value)
    let nearest = condition.words.isEmpty ? [] : try neighbours(of: condition.words[0].token.text)
    return ("its \(attribute.name) is \(shown)", nearest)
  }

  private func has(_ word: QueryWord) throws -> Bool {
    let words = WordQueries(stemmers: try snapshot.facts.stemmers)
    return try matches(words.word(word, in: request.namesOnly ? .names : .everywhere))
  }

  /// Words of the entity that are spelt nearly so, or begin so, the nearest first; three at most.
  private func neighbours(of text: String) throws -> [String] {
    let prefix = request.namesOnly ? Terms.titlePrefix : ""
    let typed = Array(text.unicodeScalars)
    let most = max(1, typed.count / 3)
    var found: [(word: String, distance: Int)] = []
    for term in try snapshot.database.terms(of: docid) where term.hasPrefix(prefix) {
      let word = String(term.dropFirst(prefix.count))
      guard let first = word.utf8.first, !(0x41...0x5A).contains(first), first != UInt8(ascii: "=") else {
        continue
      }
      let begins = typed.count > 2 && (word.hasPrefix(text) || text.hasPrefix(word) && word.count > 2)
      let distance = EditDistance.between(typed, Array(word.unicodeScalars), atMost: most)
      if let distance = distance ?? (begins ? most + 1 : nil) { found.append((word, distance)) }
    }
    found.sort { ($0.distance, $0.word) < ($1.distance, $1.word) }
    return found.prefix(3).map(\.word)
  }

  // MARK: Text

  private static func text(_ clause: QueryClause) -> String {
    switch clause {
    case .word(let word): word.token.text + (word.isUnfinished ? "…" : "")
    case .not(let inner): "-" + text(inner)
    case .all(let parts): "(" + parts.map(text).joined(separator: " ") + ")"
    case .any(let parts): "(" + parts.map(text).joined(separator: " OR ") + ")"
    case .phrase, .attribute: clause.description
    }
  }

  private static func shown(_ value: AttributeValue) -> String {
    switch value {
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    case .date(let seconds): RFC3339.format(seconds)
    case .data(let bytes): "\(bytes.count) bytes"
    case .object: "an object"
    case .list(let values) where value.texts.isEmpty: values.map(shown).joined(separator: ", ")
    case .text, .list, .localized:
      { $0.count > 80 ? "“\($0.prefix(80))…”" : "“\($0)”" }(value.texts.joined(separator: ", "))
    }
  }
}
