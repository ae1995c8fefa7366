/// What a search that found nothing would find if it asked for less, or for something else.
package struct SearchMiss: Sendable, Equatable {
  /// What limits a search besides its words.
  package enum Limit: Sendable, Equatable {
    case app, type, domain, name
    /// All of these at once, where none of them alone keeps anything out.
    case all
    /// A condition among the words, or what they exclude, as it was understood.
    case condition(String)

    /// What JSON calls it.
    package var name: String {
      switch self {
      case .app: "app"
      case .type: "type"
      case .domain: "domain"
      case .name: "name"
      case .all: "all"
      case .condition: "condition"
      }
    }

    /// Those that stand beside the words.
    package static let flags: [Limit] = [.app, .type, .domain, .name]
  }

  /// One limit, and how many entities there are without it.
  package struct Relaxation: Sendable, Equatable {
    package var limit: Limit
    package var count: Int
    package init(limit: Limit, count: Int) {
      self.limit = limit
      self.count = count
    }
  }

  /// Another spelling, and how many entities it finds within the same limits.
  package struct Correction: Sendable, Equatable {
    package var text: String
    package var count: Int
    /// Whether the hits are what it finds, since nothing has the words as they are spelt.
    package var isShown: Bool
    package init(text: String, count: Int, isShown: Bool) {
      self.text = text
      self.count = count
      self.isShown = isShown
    }
  }

  /// Limits that keep something out.
  package var relaxations: [Relaxation] = []
  package var correction: Correction?

  package init() {}
}

extension SearchRequest {
  /// The request without a limit; `nil` if it has none of the kind.
  package func without(_ limit: SearchMiss.Limit) -> SearchRequest? {
    var request = self
    switch limit {
    case .app where !apps.isEmpty: request.apps = []
    case .type where !types.isEmpty: request.types = []
    case .domain where !domains.isEmpty: request.domains = []
    case .name where namesOnly: request.namesOnly = false
    case .all: (request.apps, request.types, request.domains, request.namesOnly) = ([], [], [], false)
    default: return nil
    }
    return request
  }
}
