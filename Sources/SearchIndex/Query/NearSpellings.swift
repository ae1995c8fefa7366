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
  /// So many terms are looked at, which bounds the time in any vocabulary; among a million words no walk takes more
  /// than 21,000.
  static let mostSteps = 40_000

  let facts: SnapshotFacts
  let words: WordQueries
  /// So many letters every neighbour has in common with the word.
  var keptLetters = 0

  /// What may be meant, the nearest first, then the most frequent; empty for words that are never corrected.
  func terms(for word: QueryWord, in field: SearchField) throws -> [NearTerm] {
    guard let text = Self.correctable(word) else { return [] }
    return try facts.nearTerms(to: text, prefix: field.prefix, keepingLetters: keptLetters)
  }

  /// Whether no entity has the word as it is spelt; a stem it shares with others does not make it known.
  func isUnknown(_ word: QueryWord, in field: SearchField) throws -> Bool {
    try !word.token.alternatives.contains { way in
      switch way {
      case .term(let term): try facts.hasTerm(field.term(term))
      case .phrase(let terms):
        try HangulSpelling(word.token.text) == nil || facts.hasAny(.phrase(terms.map(field.term)))
      }
    }
  }

  /// The text that is compared; `nil` if the word is short, has digits, or is no plain word of an alphabet.
  static func correctable(_ word: QueryWord) -> String? {
    if word.token.kind == .grams { return HangulSpelling(word.token.text).map { _ in word.token.text } }
    guard word.token.isPlainWord else { return nil }
    let text = word.token.parts[0].folded
    let scalars = text.unicodeScalars
    guard scalars.count >= shortest, scalars.allSatisfy(isLetter) else { return nil }
    return text
  }

  /// Letters, and signs without which words of their script cannot be written, such as the virama.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// How many edits a word of this length may be away.
  static func edits(_ text: String) -> Int { text.unicodeScalars.count < longForTwo ? 1 : 2 }

  /// The neighbours in the index: one edit anywhere, or two behind the first letter, which people rarely get wrong.
  ///
  /// Cost: well under a millisecond for one edit; two look at the words with that first letter.
  ///
  /// - Parameter kept: so many letters are taken as they are.
  static func walk(_ text: String, prefix: String, keepingLetters kept: Int = 0, database: Database) throws
    -> [NearTerm]
  {
    let scalars = text.unicodeScalars
    func near(_ edits: Int, keeping kept: Int) throws -> [NearTerm] {
      try database.nearTerms(
        to: String(scalars.dropFirst(kept)), prefix: prefix + String(scalars.prefix(kept)), edits: edits,
        steps: mostSteps, keep: mostTerms)
    }
    let nearest = try near(1, keeping: kept)
    let length = scalars.count
    // Two letters may be missing from a long word that was meant.
    guard nearest.isEmpty, length + 2 >= longForTwo else { return nearest }
    let far = try near(2, keeping: max(1, kept))
    return edits(text) > 1
      ? far : far.filter { $0.term.unicodeScalars.count - prefix.unicodeScalars.count >= longForTwo }
  }

  /// Those among neighbours that are as likely as the likeliest.
  ///
  /// Fewer edits are likelier, a swap of two letters is likelier than another letter, and the first letter is
  /// rarely wrong.
  static func nearest(_ terms: [NearTerm], to word: QueryWord, in field: SearchField) -> [NearTerm] {
    let typed = Array(word.token.text.unicodeScalars)
    let ranked = terms.map { near in
      let meant = Array(near.term.unicodeScalars.dropFirst(field.prefix.unicodeScalars.count))
      let isSwap = meant.count == typed.count && meant.sorted() == typed.sorted()
      return (near.distance * 4 + (isSwap ? 0 : 2) + (meant.first == typed.first ? 0 : 1), near)
    }
    let least = ranked.map(\.0).min()
    return ranked.filter { $0.0 == least }.map(\.1)
  }
}
