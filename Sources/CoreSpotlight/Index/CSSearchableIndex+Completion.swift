public import Foundation

/// The same calls with a completion handler, which may be left out; it is called on no particular thread.
extension CSSearchableIndex {
  /// Donates items.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let (channel, operations) = (channel, operations(for: items))
    Self.complete(completionHandler) { try await channel.send(operations) }
  }

  /// Withdraws items by identifier.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let (channel, operations) = (channel, operations(deleting: identifiers))
    Self.complete(completionHandler) { try await channel.send(operations) }
  }

  /// Withdraws what is in these domains and the domains below them.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let (channel, operations) = (channel, operations(deletingDomains: domainIdentifiers))
    Self.complete(completionHandler) { try await channel.send(operations) }
  }

  /// Withdraws everything of the app.
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    let channel = channel
    Self.complete(completionHandler) { try await channel.deleteEverything() }
  }

  /// Makes the batch durable together with a client state.
  public func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let channel = channel
    Self.complete(completionHandler) { try await channel.endBatch(newState: clientState, expected: nil) }
  }

  /// Makes the batch durable only if the stored client state is the expected one.
  public func endIndexBatch(
    expectedClientState: Data?, newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    let channel = channel
    Self.complete(completionHandler) {
      try await channel.endBatch(newState: newClientState, expected: .some(expectedClientState))
    }
  }

  /// Gives the client state stored last under this name.
  public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let channel = channel
    Task {
      do {
        completionHandler(try await channel.clientState(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private static func complete(
    _ handler: (@Sendable ((any Error)?) -> Void)?, after work: @escaping @Sendable () async throws -> Void
  ) {
    Task {
      do {
        try await work()
        handler?(nil)
      } catch {
        handler?(error)
      }
    }
  }
}
