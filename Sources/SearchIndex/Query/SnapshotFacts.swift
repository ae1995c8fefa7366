import IndexSchema
import SearchModel
import Xapian

/// What every search must know about a snapshot and none changes; looked up once a revision.
///
/// Used by one thread at a time, with its snapshot.
final class SnapshotFacts {
  private struct Facts {
    var hasHidden: Bool
    var hasExpiry: Bool
    var hasOrderValues: Bool
    var documentCount: Int
    var stemmers: [Stemmer]
    var protectedTerms: [String]
    var hasSeveralApps: Bool
  }

  let database: Database
  /// Whether names have terms for their beginnings.
  let hasEdges: Bool
  /// Whether the beginnings of titles go on behind their first word, and runs of dictionary words have their letters.
  let hasRuns: Bool
  private var known: Facts?
  /// What was asked before in this revision.
  var answers = Answers()

  /// - Parameter schema: the mapping it was indexed with.
  init(_ database: Database, schema: Int) {
    self.database = database
    hasEdges = schema >= Terms.edgesSince
    hasRuns = schema >= Terms.runsSince
  }

  /// Whether any entity is kept out of searches.
  var hasHidden: Bool { get throws { try facts().hasHidden } }
  /// Whether any entity expires.
  var hasExpiry: Bool { get throws { try facts().hasExpiry } }
  /// Whether any entity has a modification date or a ranking hint.
  var hasOrderValues: Bool { get throws { try facts().hasOrderValues } }
  var documentCount: Int { get throws { try facts().documentCount } }
  /// Whether entities of more than one app are there.
  var hasSeveralApps: Bool { get throws { try facts().hasSeveralApps } }
  /// One for each language the index may hold stems of.
  var stemmers: [Stemmer] { get throws { try facts().stemmers } }
  /// The terms of protection classes whose entities are absent while the session is locked.
  var protectedTerms: [String] { get throws { try facts().protectedTerms } }

  /// Whether all of this is known already.
  var areKnown: Bool { known != nil }

  private func facts() throws -> Facts {
    if let known { return known }
    let modified = try database.valueCount(Terms.modifiedSlot)
    let hinted = try database.valueCount(Terms.rankingHintSlot)
    let facts = Facts(
      hasHidden: try database.termExists(Terms.hidden), hasExpiry: try database.termExists(Terms.hasExpiry),
      hasOrderValues: modified + hinted > 0, documentCount: try database.documentCount,
      stemmers: try Self.stemmers(of: database), protectedTerms: try Self.protectedTerms(of: database),
      hasSeveralApps: try database.allTerms(prefix: Terms.appPrefix, limit: 2).count > 1)
    known = facts
    return facts
  }

  /// A class nobody knows is a closed one.
  private static func protectedTerms(of database: Database) throws -> [String] {
    let prefix = Terms.protectionPrefix
    var closed: [String] = []
    try database.forEachTerm(prefix: prefix) { term, _ in
      if !ProtectionClass.isOpen(String(term.dropFirst(prefix.count))) { closed.append(term) }
      return true
    }
    return closed
  }

  /// As many as there are stemmers; most agree on most words.
  private static let mostLanguages = 32

  /// The stemmer of untagged text and those of the languages that entities are tagged with.
  private static func stemmers(of database: Database) throws -> [Stemmer] {
    var names = [StemmerLanguage.name(for: nil)]
    for (term, _) in try database.allTerms(prefix: Terms.languagePrefix, limit: 256) {
      let name = StemmerLanguage.name(for: String(term.dropFirst(Terms.languagePrefix.count)))
      if !name.isEmpty, !names.contains(name), names.count < mostLanguages { names.append(name) }
    }
    return names.compactMap { Stemmer(language: $0) }
  }
}
