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

    let query: CSUserQuery

    /// Starts the query.
    public func makeAsyncIterator() -> AsyncThrowingStream<Response, any Error>.Iterator {
      QueryStream.make(query.state) { [query] (yield: @Sendable (Response) -> Void) in
        try await query.respond { found in
          switch found {
          case .items(let items): for item in items { yield(.item(Item(item))) }
          case .suggestions(let all): for one in all { yield(.suggestion(Suggestion(suggestion: one))) }
          }
        }
      }.makeAsyncIterator()
    }
  }

  /// Suggestions, the best first.
  public struct Suggestions: AsyncSequence, Sendable {
    let query: CSUserQuery

    /// Starts the query.
    public func makeAsyncIterator() -> AsyncThrowingStream<Suggestion, any Error>.Iterator {
      QueryStream.make(query.state) { [query] (yield: @Sendable (Suggestion) -> Void) in
        try await query.respond { found in
          if case .suggestions(let all) = found { for one in all { yield(Suggestion(suggestion: one)) } }
        }
      }.makeAsyncIterator()
    }
  }
}
