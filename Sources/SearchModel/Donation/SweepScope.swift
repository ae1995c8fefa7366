/// What a sweep may take of an app: only what its donor was asked for.
package enum SweepScope: Sendable, Equatable {
  /// The donor named everything it has.
  case everything
  /// The donor named everything of that type.
  case type(String)
  /// These entity types were asked for; items too if their delegate was.
  case asked(types: Set<String>, items: Bool)

  package enum Part: Sendable, Equatable {
    case everything
    case type(String)
    /// Entities of the type that were not donated as items.
    case entities(ofType: String)
    case items

    package var type: String? {
      switch self {
      case .type(let type), .entities(let type): type
      case .everything, .items: nil
      }
    }
  }

  /// Disjoint parts that make it up.
  package var parts: [Part] {
    switch self {
    case .everything: [.everything]
    case .type(let type): [.type(type)]
    case .asked(let types, let items):
      types.sorted().filter { $0 != EntityKey.itemType }.map { .entities(ofType: $0) }
        + (items ? [.items] : [])
    }
  }
}
