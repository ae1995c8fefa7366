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
      private var stream: AsyncThrowingStream<Item, any Error>.Iterator

      init(_ stream: AsyncThrowingStream<Item, any Error>) { self.stream = stream.makeAsyncIterator() }

      /// The next item, `nil` at the end.
      ///
      /// - Throws: `CSSearchQueryError`.
      public mutating func next() async throws -> Item? { try await stream.next() }
    }

    let query: CSSearchQuery

    /// Starts the query.
    public func makeAsyncIterator() -> Iterator {
      Iterator(
        QueryStream.make(query.state) { [query] yield in
          try await query.run { for found in $0 { yield(Item(found)) } }
        })
    }
  }
}

/// Makes a sequence of what a query finds.
enum QueryStream {
  /// A stream that runs the work when it is made, and cancels it when nobody listens any more.
  static func make<Element: Sendable>(
    _ state: QueryState, _ work: @escaping @Sendable (@Sendable (Element) -> Void) async throws -> Void
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      guard state.begin() else {
        continuation.finish(
          throwing: CSSearchQueryError(.unknown, "A query runs once; make a new one for every string."))
        return
      }
      let task = Task {
        do {
          try await work { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: CSSearchQueryError(error))
        }
      }
      state.onCancel { task.cancel() }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
