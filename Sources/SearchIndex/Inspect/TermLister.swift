import IndexSchema
import SearchModel
import Xapian

/// Lists the vocabulary of a snapshot as people would type it.
struct TermLister {
  let snapshot: IndexSnapshot
  let app: String?
  let type: String?
  /// Whether the session is: what only protected entities have is no term then.
  let isLocked: Bool

  /// So many terms are looked at where each has to be counted, since most may not occur.
  private static let mostLookedAt = 50_000

  /// Terms that begin so: words of all text, or `key:beginning` for words and whole values of one attribute.
  func list(_ text: String, limit: Int) throws -> TermListing {
    var listing = TermListing()
    let (key, typed) = Self.split(text)
    let beginning = TextAnalyzer().foldedValue(of: typed)
    guard let key else {
      try add(prefix: "", label: "", beginning, limit, to: &listing)
      return listing
    }
    let target = KeyResolver(snapshot.customKeys).target(key)
    if let filter = target?.filter {
      // Identities are compared byte for byte.
      if let prefix = Self.prefix(filter) {
        try add(prefix: prefix, label: filter.rawValue + ":", typed, limit, to: &listing)
      }
      return listing
    }
    guard let target else {
      listing.notices = [
        Notice(
          "unknown-key", "No attribute is called `\(key)`; its text was taken as the beginning of a word.")
      ]
      try add(prefix: "", label: "", TextAnalyzer().foldedValue(of: text), limit, to: &listing)
      return listing
    }
    let prefixes = target.fields.map(\.prefix).filter { !$0.isEmpty }
    guard !prefixes.isEmpty else {
      listing.notices = [
        Notice(
          "no-terms", "`\(target.name)` has no terms of its own; see: limelight schema show \(target.name)")
      ]
      return listing
    }
    var seen: Set<String> = []
    for prefix in prefixes where seen.insert(prefix).inserted {
      // Whole titles have a place of their own.
      let exact = prefix == Terms.titlePrefix ? Terms.exactTitlePrefix : prefix + "="
      try add(prefix: exact, label: target.name + "=", beginning, limit, to: &listing)
      try add(prefix: prefix, label: target.name + ":", beginning, limit, to: &listing)
    }
    return listing
  }

  /// `key:rest`, if there is a colon.
  private static func split(_ text: String) -> (key: String?, rest: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return (nil, text) }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  private static func prefix(_ filter: AttributeTarget.Filter) -> String? {
    switch filter {
    case .app: Terms.appPrefix
    case .type: Terms.typePrefix
    case .domain: Terms.domainPrefix
    case .lang: Terms.languagePrefix
    case .id: nil
    }
  }

  private func add(
    prefix: String, label: String, _ beginning: String, _ limit: Int, to listing: inout TermListing
  ) throws {
    let room = limit <= 0 ? Int.max : limit - listing.terms.count
    let absent = isLocked ? try snapshot.facts.protectedTerms : []
    let isScoped = app != nil || type != nil || !absent.isEmpty
    var (lookedAt, taken) = (0, 0)
    try snapshot.database.forEachTerm(prefix: prefix + beginning) { term, frequency in
      let rest = String(term.dropFirst(prefix.count))
      guard Self.belongs(rest, to: prefix) else { return true }
      lookedAt += 1
      guard taken < room, !isScoped || lookedAt <= Self.mostLookedAt else {
        listing.hasMore = true
        return false
      }
      let count = isScoped ? try self.count(term, without: absent) : frequency
      guard count > 0 else { return true }
      listing.terms.append(TermEntry(text: label + rest, term: term, count: count))
      taken += 1
      return true
    }
  }

  /// Words never begin with a capital, `=` or `^`: such terms are of a longer prefix.
  private static func belongs(_ rest: String, to prefix: String) -> Bool {
    if prefix.hasSuffix("=") || prefix.hasSuffix(":") || prefix == Terms.languagePrefix {
      return prefix.hasSuffix("=") || rest.utf8.first != UInt8(ascii: "=")
    }
    if prefix == Terms.typePrefix { return true }
    guard let first = rest.utf8.first else { return false }
    return !(0x41...0x5A).contains(first) && first != UInt8(ascii: "=") && first != UInt8(ascii: "^")
  }

  /// How many entities of the app and type have the term, and none of the absent ones.
  private func count(_ term: String, without absent: [String]) throws -> Int {
    var parts: [Query] = [.term(term)]
    if let app { parts.append(.term(Terms.app(app))) }
    if let type { parts.append(.term(Terms.type(type))) }
    let enquire = try Enquire(snapshot.database)
    enquire.query =
      absent.isEmpty ? .and(parts) : .andNot(.and(parts), WordQueries.any(absent.map { .term($0) }))
    enquire.weighting = .boolean
    let all = try snapshot.facts.documentCount
    return try enquire.matchSet(first: 0, count: 1, checkAtLeast: all).estimated
  }
}
