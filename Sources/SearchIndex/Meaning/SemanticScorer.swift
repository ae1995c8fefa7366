/// Says how near texts are in meaning to a query: the place of a model, of which Limelight has none.
package protocol SemanticScorer: Sendable {
  /// One number a text, the greater the nearer.
  ///
  /// Called on the thread of a search, which waits for it.
  ///
  /// - Parameters:
  ///   - texts: title, description and the beginning of the text of one entity each.
  ///   - query: as typed.
  func scores(of texts: [String], for query: String) throws -> [Double]
}

/// How a scorer takes part in searches; off unless an engine is given one.
///
/// It orders what was found, inside its tier, and finds nothing by itself. It is asked for descriptive queries only (see
/// ``DescriptiveQuery``), never for names: there the words as they are spelt know better.
package struct SemanticRanking: Sendable {
  package enum Mode: Sendable {
    /// Both orders count, that of the words twice (reciprocal-rank fusion).
    case fused
    /// The scorer's order alone.
    case reranked
  }

  package var scorer: any SemanticScorer
  package var mode: Mode

  package init(_ scorer: any SemanticScorer, mode: Mode = .fused) {
    self.scorer = scorer
    self.mode = mode
  }

  /// So many of the best hits are looked at.
  package static let candidates = 50
  /// So many bytes of each text are handed over.
  package static let textLimit = 2_000

  /// How much the order of the words counts beside that of meaning.
  static let wordShare = 2.0
  /// Flattens the difference between first places (Cormack, Clarke and Büttcher 2009).
  static let constant = 60.0

  /// What a hit is worth by its places, from 0, in both orders.
  func worth(byWords: Int, byMeaning: Int) -> Double {
    let meaning = 1 / (Self.constant + Double(byMeaning + 1))
    switch mode {
    case .reranked: return meaning
    case .fused: return Self.wordShare / (Self.constant + Double(byWords + 1)) + meaning
    }
  }
}
