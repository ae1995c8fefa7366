internal import CXapian

/// How terms weigh (the subclasses of `Xapian::Weight`).
///
/// Parameters that are not finite make the match throw `invalidArgument`; others out of range count as the
/// nearest possible one, as in Xapian.
package enum Weighting: Equatable, Sendable {
  /// Okapi BM25 (`BM25Weight`); with `b` and `k2` 0 it reads no document lengths, which is cheaper.
  case bm25(k1: Double = 1, k2: Double = 0, k3: Double = 1, b: Double = 0.5, minNormLength: Double = 0.5)
  /// Divergence from randomness, inverse expected document frequency (`IneB2Weight`); `c` above 0.
  case ineB2(c: Double = 1)
  /// No weights (`BoolWeight`): with an order by docid a match may stop early.
  case boolean
  /// One for each term that matches (`CoordWeight`).
  case coordinate
  /// The traditional probabilistic formula (`TradWeight`).
  case traditional(k: Double = 1)

  /// Xapian's BM25 with its default parameters.
  package static var bm25: Weighting { .bm25() }

  var kind: Int32 {
    switch self {
    case .bm25: Int32(CXAP_WEIGHT_BM25)
    case .ineB2: Int32(CXAP_WEIGHT_INEB2)
    case .boolean: Int32(CXAP_WEIGHT_BOOLEAN)
    case .coordinate: Int32(CXAP_WEIGHT_COORDINATE)
    case .traditional: Int32(CXAP_WEIGHT_TRADITIONAL)
    }
  }

  var parameters: (Double, Double, Double, Double, Double) {
    switch self {
    case .bm25(let k1, let k2, let k3, let b, let minNormLength): (k1, k2, k3, b, minNormLength)
    case .ineB2(let c): (c, 0, 0, 0, 0)
    case .boolean, .coordinate: (0, 0, 0, 0, 0)
    case .traditional(let k): (k, 0, 0, 0, 0)
    }
  }
}
