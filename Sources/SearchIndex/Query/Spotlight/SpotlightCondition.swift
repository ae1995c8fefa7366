import IndexSchema

/// A condition in Core Spotlight's query language, parsed (grammar: Docs/SpotlightQueries.md).
///
/// Prints itself as the language spells it, fully parenthesised.
indirect enum SpotlightCondition: Equatable, Sendable {
  case comparison(SpotlightComparison)
  case all([SpotlightCondition])
  case any([SpotlightCondition])
  case not(SpotlightCondition)
}

/// One comparison: `attribute op value modifiers`.
struct SpotlightComparison: Equatable, Sendable {
  enum Relation: Equatable, Sendable {
    case text(SpotlightPattern)
    /// From and to, both included; `nil` is open.
    case range(lower: Double?, upper: Double?)
    case truth(Bool)
    /// There is a value.
    case present
  }

  var target: SpotlightTarget
  var relation: Relation
  /// The comparison as typed.
  var source: String
  /// Whether what was typed states the opposite: `!=`, and `== null` of a value there is.
  var isSourceNegated = false
}

extension SpotlightCondition: CustomStringConvertible {
  var description: String {
    switch self {
    case .comparison(let comparison): (comparison.isSourceNegated ? "!" : "") + comparison.source
    // What is typed with `!=` carries its negation already.
    case .not(let condition): condition.unequalSource ?? "!\(condition)"
    case .any(let conditions)
    where Set(conditions.compactMap(\.source)).count == 1 && conditions.allSatisfy(\.isComparison):
      conditions[0].description
    case .all(let conditions): "(" + conditions.map(\.description).joined(separator: " && ") + ")"
    case .any(let conditions): "(" + conditions.map(\.description).joined(separator: " || ") + ")"
    }
  }

  private var source: String? {
    if case .comparison(let comparison) = self { comparison.source } else { nil }
  }

  private var isSourceNegated: Bool {
    switch self {
    case .comparison(let comparison): comparison.isSourceNegated
    case .any(let conditions): conditions.first?.isSourceNegated ?? false
    case .not, .all: false
    }
  }

  private var isComparison: Bool { source != nil }

  /// The one comparison by `!=` that this is the inside of.
  private var unequalSource: String? {
    let sources: [String?] =
      switch self {
      case .comparison(let comparison): [comparison.source]
      case .any(let conditions): conditions.map(\.source)
      case .not, .all: [nil]
      }
    guard let first = sources.first ?? nil, sources.allSatisfy({ $0 == first }), isSourceNegated else {
      return nil
    }
    return first
  }

  /// The attributes it asks about, in the order of their first mention.
  var targets: [SpotlightTarget] {
    switch self {
    case .comparison(let comparison): [comparison.target]
    case .not(let condition): condition.targets
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.targets)
    }
  }
}
