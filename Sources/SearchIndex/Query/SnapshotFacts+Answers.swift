import IndexSchema
import Xapian

extension SnapshotFacts {
  /// Answers of this revision, kept for who asks the same again.
  struct Answers {
    struct SizeKey: Hashable {
      var any: DocumentSet
      var none: DocumentSet
    }

    fileprivate var completions: [String: WordCompletion] = [:]
    fileprivate var titles: [String: [String]] = [:]
    fileprivate var nameTerms: [String: [String]] = [:]
    fileprivate var frequencies: [String: Int] = [:]
    fileprivate var beginnings: [String: Bool] = [:]
    var orderValues: [UInt32: OrderValues] = [:]
    /// By slot.
    var lists: [UInt32: NumberLists] = [:]
    fileprivate var documents: [[String]: Query] = [:]
    fileprivate var phrases: [[String]: Query] = [:]
    /// How many docids those name.
    fileprivate var named = 0
    fileprivate var sizes: [SizeKey: Int] = [:]
    fileprivate var near: [String: [NearTerm]] = [:]
    fileprivate var expired: (docids: [UInt32], from: Double, until: Double)?
    fileprivate var earliestExpiry: Double?
    /// How many searches asked this revision; what only pays when there are more waits for the second.
    fileprivate var searches = 0
  }

  /// So many answers of one kind are kept; then all are forgotten.
  private static let mostAnswers = 512
  /// In larger indexes a match that stops early is quicker than a walk over all values.
  private static let mostEntitiesWalked = 200_000

  /// A search begins.
  func willSearch() { answers.searches += 1 }

  /// Whether a walk over all values may still pay.
  private var walksPay: Bool {
    get throws { try answers.searches > 1 && documentCount <= Self.mostEntitiesWalked }
  }

  /// The documents that have expired by then and are still there; `nil`: the match has to ask each.
  ///
  /// Cost: usually one look at the earliest expiry; else, once until the next entity expires, a walk over all.
  func expired(by now: Double) throws -> [UInt32]? {
    if let known = try knownExpired(by: now) { return known }
    guard try walksPay else { return nil }
    let found = try database.docids(withValueIn: Terms.expirySlot, atMost: now)
    answers.expired = (found.docids, now, found.next ?? .infinity)
    return found.docids
  }

  private func knownExpired(by now: Double) throws -> [UInt32]? {
    if let expired = answers.expired, expired.from <= now, now < expired.until { return expired.docids }
    if answers.earliestExpiry == nil, let bounds = try database.valueBounds(Terms.expirySlot) {
      answers.earliestExpiry = SortableNumber.decode(bounds.lower)
    }
    return answers.earliestExpiry.map { now < $0 } == true ? [] : nil
  }

  /// Whether a search need not walk over anything to know what has expired by then.
  func knowsExpired(by now: Double) throws -> Bool {
    guard areKnown else { return false }
    return try !hasExpiry || knownExpired(by: now) != nil
  }

  /// Words that begin so.
  func completion(_ beginning: String) throws -> WordCompletion {
    if let known = answers.completions[beginning] { return known }
    let found = try database.longerTerms(
      beginningWith: beginning, scan: WordCompletion.longestScan, keep: WordCompletion.mostTerms)
    let completion = WordCompletion(terms: found.terms, isComplete: found.isWhole)
    Self.keep(completion, for: beginning, in: &answers.completions)
    return completion
  }

  /// Words of names that begin so and are longer; `nil` if there are more than may be asked for one by one.
  func nameTerms(_ beginning: String) throws -> [String]? {
    let most = NameBeginnings.mostTerms
    let found: [String]
    if let known = answers.nameTerms[beginning] {
      found = known
    } else {
      found = try database.allTerms(prefix: Terms.titlePrefix + beginning, limit: most + 1).map(\.term)
      Self.keep(found, for: beginning, in: &answers.nameTerms)
    }
    return found.count > most ? nil : found
  }

  /// Docids in lists that are kept: four bytes each.
  private static let mostNamed = 8_000_000
  /// Lists from so many to so many docids are kept: shorter ones cost little, longer ones too much room.
  private static let worthNaming = 2_000...400_000

  /// The documents with any of the terms, named once for all matches of this revision; `nil` if that does not pay.
  ///
  /// Xapian reads a posting list from the start of a block; whoever types asks for the same words letter after letter.
  func documents(withAny terms: [String]) throws -> Query? {
    if let known = answers.documents[terms] { return known }
    guard answers.searches > 1 else { return nil }
    let most = try terms.reduce(0) { try $0 + frequency($1) }
    guard Self.worthNaming.contains(most) else { return nil }
    let found = try database.documents(withAny: terms)
    name(found.size)
    answers.documents[terms] = found.query
    return found.query
  }

  private func name(_ count: Int) {
    if answers.named + count > Self.mostNamed {
      answers.documents.removeAll(keepingCapacity: true)
      answers.phrases.removeAll(keepingCapacity: true)
      answers.named = 0
    }
    answers.named += count
  }

  /// In so many documents at most places are compared before a match.
  private static let mostCompared = 1 << 16

  /// The documents with the terms side by side, found once for all matches of this revision; `nil` if that does not pay.
  ///
  /// Cost: a match that compares places wherever all the terms are.
  func phrase(_ terms: [String]) throws -> Query? {
    if let known = answers.phrases[terms] { return known }
    guard let most = try terms.map(frequency).min(), most <= Self.mostCompared else { return nil }
    let enquire = try Enquire(database)
    enquire.query = .phrase(terms)
    enquire.weighting = .boolean
    let docids = try most == 0 ? [] : enquire.matchSet(count: most).hits.map(\.docid)
    // The terms weigh what they weigh side by side.
    let found =
      docids.isEmpty ? Query.matchNothing : .filter(.and(terms.map { .term($0) }), by: .docids(docids))
    name(docids.count)
    Self.keep(found, for: terms, in: &answers.phrases)
    return found
  }

  /// How many documents have the term.
  func frequency(_ term: String) throws -> Int {
    if let known = answers.frequencies[term] { return known }
    let frequency = try database.termFrequency(term)
    Self.keep(frequency, for: term, in: &answers.frequencies)
    return frequency
  }

  /// Whether any document has the term.
  func hasTerm(_ term: String) throws -> Bool { try database.termExists(term) }

  /// Whether any term begins so.
  func hasTerms(_ beginning: String) throws -> Bool {
    if let known = answers.beginnings[beginning] { return known }
    let found = try !database.allTerms(prefix: beginning, limit: 1).isEmpty
    Self.keep(found, for: beginning, in: &answers.beginnings)
    return found
  }

  /// Whether any document matches.
  func hasAny(_ query: Query) throws -> Bool {
    let enquire = try Enquire(database)
    enquire.query = query
    enquire.weighting = .boolean
    return try !enquire.matchSet(count: 1).hits.isEmpty
  }

  /// Words under the prefix that are spelt nearly so.
  func nearTerms(to text: String, prefix: String, keepingLetters kept: Int = 0) throws -> [NearTerm] {
    let key = "\(prefix) \(kept) \(text)"
    if let known = answers.near[key] { return known }
    let found =
      try HangulSpelling(text)?.near(prefix: prefix, facts: self)
      ?? NearSpellings.walk(text, prefix: prefix, keepingLetters: kept, database: database)
    Self.keep(found, for: key, in: &answers.near)
    return found
  }

  /// The first terms of whole titles that begin so, one more than may be enumerated at most.
  func titleTerms(_ beginning: String) throws -> [String] {
    if let known = answers.titles[beginning] { return known }
    let found = try database.allTerms(prefix: beginning, limit: TitleQueries.mostTitles + 1).map(\.term)
    Self.keep(found, for: beginning, in: &answers.titles)
    return found
  }

  /// How many documents are in `any` and not in `none`.
  ///
  /// Cost: the first time a walk over their postings.
  func size(of any: DocumentSet, without none: DocumentSet) throws -> Int {
    let key = Answers.SizeKey(any: any, none: none)
    if let known = answers.sizes[key] { return known }
    let size = try database.size(of: any, without: none)
    Self.keep(size, for: key, in: &answers.sizes)
    return size
  }

  private static func keep<Key: Hashable, Answer>(
    _ answer: Answer, for key: Key, in answers: inout [Key: Answer]
  ) {
    if answers.count >= mostAnswers { answers.removeAll(keepingCapacity: true) }
    answers[key] = answer
  }
}
