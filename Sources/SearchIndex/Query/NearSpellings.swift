import IndexSchema
import SearchModel
import Xapian

/// The words of the index that a word it does not know may be meant for.
///
/// Found by a walk over the sorted terms of the index itself, so there is no second vocabulary that could be out of
/// date. Only words an entity in scope has are given.
struct NearSpellings {
  /// Shorter words have too many neighbours.
  static let shortest = 4
  /// From this length on, two edits are allowed.
  static let longForTwo = 8
  /// So many neighbours are asked for at most.
  static let mostTerms = 10
  /// So many terms are looked at, which bounds the time in any vocabulary.
  static let mostSteps = 12_000

  let facts: SnapshotFacts
  let words: WordQueries

  /// What may be meant, the nearest first, then the most frequent; empty for words that are never corrected.
  func terms(for word: QueryWord, in field: SearchField) throws -> [NearTerm] {
    guard let text = Self.correctable(word) else { return [] }
    return try facts.nearTerms(to: text, prefix: field.prefix)
  }

  /// Whether no entity has the word as it is spelt; a stem it shares with others does not make it known.
  func isUnknown(_ word: QueryWord, in field: SearchField) throws -> Bool {
    try !word.token.alternatives.contains { way in
      switch way {
      case .term(let term): try facts.hasTerm(field.term(term))
      case .phrase: true
      }
    }
  }

  /// The text that is compared; `nil` if the word is short, has digits, or is no plain word of an alphabet.
  static func correctable(_ word: QueryWord) -> String? {
    guard word.token.isPlainWord else { return nil }
    let text = word.token.parts[0].folded
    let scalars = text.unicodeScalars
    guard scalars.count >= shortest, scalars.allSatisfy(\.properties.isAlphabetic) else { return nil }
    return text
  }

  /// How many edits a word of this length may be away.
  static func edits(_ text: String) -> Int { text.unicodeScalars.count < longForTwo ? 1 : 2 }

  /// The neighbours in the index: one edit anywhere, or two behind the first letter, which people rarely get wrong.
  ///
  /// Cost: well under a millisecond for one edit; two look at the words with that first letter.
  static func walk(_ text: String, prefix: String, database: Database) throws -> [NearTerm] {
    var near = try database.nearTerms(to: text, prefix: prefix, edits: 1, steps: mostSteps, keep: mostTerms)
    guard near.isEmpty, edits(text) > 1, let first = text.unicodeScalars.first else { return near }
    near = try database.nearTerms(
      to: String(text.unicodeScalars.dropFirst()), prefix: prefix + String(first), edits: 2, steps: mostSteps,
      keep: mostTerms)
    return near
  }
}
