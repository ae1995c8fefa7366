extension CSSearchQuery {
  /// The found items, one after the other; iterating starts the query.
  public var results: Results { Results(query: self) }

  /// The found items as they come.
  public struct Results: AsyncSequence, Sendable {
    /// A found item.
    public struct Item: Identifiable, Hashable, Comparable, @unchecked Sendable {
      /// The item's identifier.
      public let id: String
      /// The item, with the attributes that were asked for.
      public let item: CSSearchableItem
      let rank: Int

      init(_ found: FoundItem) {
        id = found.item.uniqueIdentifier
        item = found.item
        rank = found.rank
      }

      /// Whether the left one ranks below the right one.
      public static func < (left: Item, right: Item) -> Bool { left.rank > right.rank }
      /// Whether both are the same item.
      public static func == (left: Item, right: Item) -> Bool { left.id == right.id }
      /// Hashes the identifier.
      public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Walks through the found items.
    public struct Iterator: AsyncIteratorProtocol {
      private var walk: FindingsWalk

      init(_ walk: FindingsWalk) { self.walk = walk }

      /// The next item, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next() async throws -> Item? { try await next(isolation: nil) }

      /// The next item, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`; with `cancelled` if the query or the task was.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Item? {
        try await walk.item().map(Item.init)
      }
    }

    let query: CSSearchQuery

    /// A walk, whose first step starts the query.
    public func makeAsyncIterator() -> Iterator { Iterator(FindingsWalk(query)) }
  }
}
