import Xapian

/// The weights of text inside a tier, as measured by `Tools/bench/quality` (Docs/Finding.md has the figures).
enum RankingProfile {
  /// From so many words on a query is a description: no title has all its words.
  static let longQuery = 5
  /// From so many words on a query is a pasted sentence, in which quotes and parentheses are a manner of speech.
  static let sentence = 12
  /// From so many words on, stop words are left out where not all words are asked for.
  static let withoutStopWords = 8
  /// Fewer entities than this with both words leave room for those with one.
  static let handful = 10
  /// A word as it is spelt counts this much beside its stem.
  static let exactForm = 0.2
  /// Stems of titles count this much again.
  static let titleStem = 0.25
  /// Other spellings of unknown words.
  static let nearSpelling = 0.8
  /// One word that two are together: rarer than either, and no better than both as typed.
  static let together = 0.3
  /// Words the last one may become, where not all words are asked for.
  static let completion = 0.5
  /// The same if the last word is one by itself.
  static let completionOfWord = 0.1

  /// For a few words, which stand in names: length matters little.
  private static let short = Weighting.ineB2(c: 0.5)
  static let long = Weighting.ineB2(c: 1)
  /// Reads no document lengths, where reading them takes longer than all the rest.
  private static let withoutLengths = Weighting.bm25(k1: 1, k2: 0, k3: 1, b: 0, minNormLength: 0.5)
  /// So many lengths may be read; of a few documents, those of their neighbours in the index have to be read too.
  private static let mostLengths = 200_000
  private static let lengthsTogether = 1_000
  /// A word that more entities have tells little beside a rarer one.
  static let common = 20_000

  /// The weight for a few words.
  ///
  /// - Parameters:
  ///   - looked: how many documents are weighed.
  ///   - count: of how many.
  static func short(weighing looked: Int, of count: Int) -> Weighting {
    min(looked * lengthsTogether, count) > mostLengths ? withoutLengths : short
  }
}
