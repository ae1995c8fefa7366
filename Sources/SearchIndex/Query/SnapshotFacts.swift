import IndexSchema
import Xapian

/// What every search must know about a snapshot and none changes; looked up once a revision.
///
/// Belongs to the thread of its snapshot.
final class SnapshotFacts {
  private struct Facts {
    var hasHidden: Bool
    var hasExpiry: Bool
    var hasOrderValues: Bool
    var documentCount: Int
    var stemmers: [Stemmer]
  }

  private let database: Database
  private var known: Facts?
  private var completions: [String: WordCompletion] = [:]
  private var titles: [String: [String]] = [:]
  private var titleDocids: [String: (query: Query, docids: [UInt32])] = [:]
  private var sizes: [SizeKey: Int] = [:]
  private var near: [String: [NearTerm]] = [:]
  private var expired: (docids: [UInt32], from: Double, until: Double)?
  private var earliestExpiry: Double?
  /// How many searches asked this revision; what only pays when there are more waits for the second.
  private var searches = 0

  init(_ database: Database) { self.database = database }

  /// Whether any entity is kept out of searches.
  var hasHidden: Bool { get throws { try facts().hasHidden } }
  /// Whether any entity expires.
  var hasExpiry: Bool { get throws { try facts().hasExpiry } }
  /// Whether any entity has a modification date or a ranking hint.
  var hasOrderValues: Bool { get throws { try facts().hasOrderValues } }
  var documentCount: Int { get throws { try facts().documentCount } }
  /// One for each language the index may hold stems of.
  var stemmers: [Stemmer] { get throws { try facts().stemmers } }

  private func facts() throws -> Facts {
    if let known { return known }
    let modified = try database.valueCount(Terms.modifiedSlot)
    let hinted = try database.valueCount(Terms.rankingHintSlot)
    let facts = Facts(
      hasHidden: try database.termExists(Terms.hidden), hasExpiry: try database.termExists(Terms.hasExpiry),
      hasOrderValues: modified + hinted > 0, documentCount: try database.documentCount,
      stemmers: try Self.stemmers(of: database))
    known = facts
    return facts
  }

  // MARK: Answers kept

  private struct SizeKey: Hashable {
    var any: DocumentSet
    var none: DocumentSet
  }

  /// So many answers of one kind are kept; then all are forgotten.
  private static let mostAnswers = 512
  /// In larger indexes a match that stops early is quicker than a walk over all values.
  private static let mostEntitiesWalked = 200_000

  /// A search begins.
  func willSearch() { searches += 1 }

  /// Whether a walk over all values may still pay.
  private var walksPay: Bool {
    get throws { try searches > 1 && documentCount <= Self.mostEntitiesWalked }
  }

  /// The documents that have expired by then and are still there; `nil`: the match has to ask each.
  ///
  /// Cost: usually one look at the earliest expiry; else, once until the next entity expires, a walk over all.
  func expired(by now: Double) throws -> [UInt32]? {
    if let expired, expired.from <= now, now < expired.until { return expired.docids }
    if earliestExpiry == nil, let bounds = try database.valueBounds(Terms.expirySlot) {
      earliestExpiry = SortableNumber.decode(bounds.lower)
    }
    if let earliestExpiry, now < earliestExpiry { return [] }
    guard try walksPay else { return nil }
    let found = try database.docids(withValueIn: Terms.expirySlot, atMost: now)
    expired = (found.docids, now, found.next ?? .infinity)
    return found.docids
  }

  /// Words that begin so.
  func completion(_ beginning: String) throws -> WordCompletion {
    if let known = completions[beginning] { return known }
    let found = try database.longerTerms(
      beginningWith: beginning, scan: WordCompletion.longestScan, keep: WordCompletion.mostTerms)
    let completion = WordCompletion(terms: found.terms, isComplete: found.isWhole)
    Self.keep(completion, for: beginning, in: &completions)
    return completion
  }

  /// Whether any document has the term.
  func hasTerm(_ term: String) throws -> Bool { try database.termExists(term) }

  /// Whether any document matches.
  func hasAny(_ query: Query) throws -> Bool {
    let enquire = try Enquire(database)
    enquire.query = query
    enquire.weighting = .boolean
    return try !enquire.matchSet(count: 1).hits.isEmpty
  }

  /// Words under the prefix that are spelt nearly so.
  func nearTerms(to text: String, prefix: String) throws -> [NearTerm] {
    let key = prefix + " " + text
    if let known = near[key] { return known }
    let found = try NearSpellings.walk(text, prefix: prefix, database: database)
    Self.keep(found, for: key, in: &near)
    return found
  }

  /// The first terms of whole titles that begin so, one more than may be enumerated at most.
  func titleTerms(_ beginning: String) throws -> [String] {
    if let known = titles[beginning] { return known }
    let found = try database.allTerms(prefix: beginning, limit: TitleQueries.mostTitles + 1).map(\.term)
    Self.keep(found, for: beginning, in: &titles)
    return found
  }

  /// The documents whose title begins so by value, ascending; `nil`: a match has to look.
  ///
  /// Cost: the first time a walk over all titles.
  func titleDocids(_ beginning: [UInt8]) throws -> (query: Query, docids: [UInt32])? {
    let name = String(decoding: beginning, as: UTF8.self)
    if let known = titleDocids[name] { return known }
    guard try walksPay else { return nil }
    let found = try database.docids(withValueIn: Terms.titleSlot, beginningWith: beginning)
    let titles = (query: Query.docids(found), docids: found)
    Self.keep(titles, for: name, in: &titleDocids)
    return titles
  }

  /// How many documents are in `any` and not in `none`.
  ///
  /// Cost: the first time a walk over their postings.
  func size(of any: DocumentSet, without none: DocumentSet) throws -> Int {
    let key = SizeKey(any: any, none: none)
    if let known = sizes[key] { return known }
    let size = try database.size(of: any, without: none)
    Self.keep(size, for: key, in: &sizes)
    return size
  }

  private static func keep<Key: Hashable, Answer>(
    _ answer: Answer, for key: Key, in answers: inout [Key: Answer]
  ) {
    if answers.count >= mostAnswers { answers.removeAll(keepingCapacity: true) }
    answers[key] = answer
  }

  /// More languages at once would make each word a dozen terms.
  private static let mostLanguages = 6

  /// The stemmer of untagged text and those of the languages that entities are tagged with.
  private static func stemmers(of database: Database) throws -> [Stemmer] {
    var names = [StemmerLanguage.name(for: nil)]
    for (term, _) in try database.allTerms(prefix: Terms.languagePrefix, limit: 64) {
      let name = StemmerLanguage.name(for: String(term.dropFirst(Terms.languagePrefix.count)))
      if !name.isEmpty, !names.contains(name), names.count < mostLanguages { names.append(name) }
    }
    return names.compactMap { Stemmer(language: $0) }
  }
}
