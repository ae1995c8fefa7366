public import Foundation

/// The same calls with a completion handler, which may be left out; it is called on no particular thread.
///
/// What a call does is decided before it returns: calls take effect in their order, and belong to the batch that was
/// open when they were made.
extension CSSearchableIndex {
  /// Donates items.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completionHandler, after: channel.submit(operations(for: items)))
  }

  /// Withdraws items by identifier.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completionHandler, after: channel.submit(operations(deleting: identifiers)))
  }

  /// Withdraws what is in these domains and the domains below them.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completionHandler, after: channel.submit(operations(deletingDomains: domainIdentifiers)))
  }

  /// Withdraws everything of the app.
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.complete(completionHandler, after: channel.deleteEverything())
  }

  /// Makes the batch durable together with a client state.
  public func endBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Self.complete(completionHandler, after: channel.endBatch(newState: clientState, expected: nil))
  }

  /// The same as `endBatch(withClientState:completionHandler:)`, under its name in Objective-C.
  public func endIndexBatch(
    withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { endBatch(withClientState: clientState, completionHandler: completionHandler) }

  /// Makes the batch durable only if the stored client state is the expected one.
  public func endIndexBatch(
    expectedClientState: Data?, newClientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    Self.complete(
      completionHandler,
      after: channel.endBatch(newState: newClientState, expected: .some(expectedClientState)))
  }

  /// Gives the client state stored last under this name.
  public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    Self.complete(completionHandler) { [channel] in try await channel.clientState() }
  }

  /// Calls the handler with the error of a task, if it has one.
  static func complete(
    _ handler: (@Sendable ((any Error)?) -> Void)?, after task: Task<Void, any Error>
  ) {
    guard let handler else { return }
    complete({ (_: Void?, error) in handler(error) }) { try await task.value }
  }

  /// Calls the handler with what the work gives, or its error.
  static func complete<Outcome: Sendable>(
    _ handler: @escaping @Sendable (Outcome?, (any Error)?) -> Void,
    after work: @escaping @Sendable () async throws -> Outcome?
  ) {
    Task {
      do {
        handler(try await work(), nil)
      } catch {
        handler(nil, error)
      }
    }
  }
}
