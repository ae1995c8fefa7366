import SearchModel

extension CSUserQuery {
  /// Suggestions and found items, as they come; iterating starts the query.
  public var responses: Responses { Responses(query: self) }

  /// The suggestions alone; iterating starts the query.
  public var suggestions: Suggestions { Suggestions(query: self) }

  /// A found item.
  public struct Item: Identifiable, Hashable, Comparable, @unchecked Sendable {
    /// The item's identifier.
    public let id: String
    /// The item, with the attributes that were asked for.
    public let item: CSSearchableItem
    let key: EntityKey
    let row: Int64
    let rank: Int

    init(_ found: FoundItem) {
      id = found.item.uniqueIdentifier
      item = found.item
      key = found.key
      row = found.row
      rank = found.rank
    }

    /// Whether the left one ranks below the right one.
    public static func < (left: Item, right: Item) -> Bool { left.rank > right.rank }
    /// Whether both are the same item.
    public static func == (left: Item, right: Item) -> Bool { left.key == right.key }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// A suggestion.
  public struct Suggestion: Identifiable, Hashable, Comparable, Sendable {
    /// The suggested text.
    public var id: String { suggestion.text }
    /// The suggestion.
    public let suggestion: CSSuggestion

    /// Whether the left one ranks below the right one.
    public static func < (left: Suggestion, right: Suggestion) -> Bool {
      left.suggestion.rank > right.suggestion.rank
    }
    /// Whether both suggest the same text.
    public static func == (left: Suggestion, right: Suggestion) -> Bool { left.id == right.id }
    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Suggestions and found items, one after the other.
  public struct Responses: AsyncSequence, Sendable {
    /// A suggestion or a found item.
    public enum Response: Identifiable, Hashable, Sendable {
      /// A found item.
      case item(Item)
      /// A suggestion.
      case suggestion(Suggestion)

      /// Tells items and suggestions apart.
      public var id: String {
        switch self {
        case .item(let item): "item " + item.id
        case .suggestion(let suggestion): "suggestion " + suggestion.id
        }
      }
    }

    /// Walks through suggestions, then items.
    public struct Iterator: AsyncIteratorProtocol {
      private var walk: FindingsWalk

      init(_ walk: FindingsWalk) { self.walk = walk }

      /// The next response, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next() async throws -> Response? { try await next(isolation: nil) }

      /// The next response, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Response? {
        if let suggestion = try await walk.suggestion() {
          return .suggestion(Suggestion(suggestion: suggestion))
        }
        return try await walk.item().map { .item(Item($0)) }
      }
    }

    let query: CSUserQuery

    /// A walk, whose first step starts the query.
    public func makeAsyncIterator() -> Iterator { Iterator(FindingsWalk(query)) }
  }

  /// Suggestions, the best first.
  public struct Suggestions: AsyncSequence, Sendable {
    /// Walks through the suggestions.
    public struct Iterator: AsyncIteratorProtocol {
      private var walk: FindingsWalk

      init(_ walk: FindingsWalk) { self.walk = walk }

      /// The next suggestion, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next() async throws -> Suggestion? { try await next(isolation: nil) }

      /// The next suggestion, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Suggestion? {
        try await walk.suggestion().map(Suggestion.init)
      }
    }

    let query: CSUserQuery

    /// A walk, whose first step starts the query.
    public func makeAsyncIterator() -> Iterator { Iterator(FindingsWalk(query, wantsItems: false)) }
  }
}
