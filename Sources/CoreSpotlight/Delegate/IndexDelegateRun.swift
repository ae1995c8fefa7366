import Foundation
import SearchModel

/// Asks an app's index delegate, with a deadline for each call.
///
/// Delegates are called one after the other on a queue of their own, in the app context of the caller, so that one
/// that blocks holds up nobody else.
package struct IndexDelegateRun {
  /// The index the delegate is told to fill.
  package let index: CSSearchableIndex
  private let delegate: Unshared
  private let deadline: DelegateDeadline
  private let queue = DispatchQueue(label: "limelight.index-delegate")

  /// Delegates are no `Sendable`; only the queue calls this one.
  private struct Unshared: @unchecked Sendable {
    let delegate: any CSSearchableIndexDelegate
  }

  /// At most this many identifiers go into one call.
  package static let page = 500

  /// A run for that delegate of that index.
  package init(
    _ delegate: any CSSearchableIndexDelegate, of index: CSSearchableIndex,
    deadline: DelegateDeadline = .standard
  ) {
    self.index = index
    self.delegate = Unshared(delegate: delegate)
    self.deadline = deadline
  }

  /// Asks for everything; when it returns the delegate has acknowledged, and what it donated before that is durable.
  ///
  /// - Throws: `LimelightError` with `handlerFailed` if it does not acknowledge in time, or cannot be asked.
  package func reindexAll() async throws {
    try await ask("reindex all of its items") { delegate, index, done in
      delegate.searchableIndex(index, reindexAllSearchableItemsWithAcknowledgementHandler: { done(nil) })
    }
    try checkRefusal()
    await index.channel.settle()
  }

  /// Asks for these items, page by page.
  ///
  /// - Throws: as ``reindexAll()``.
  package func reindex(_ identifiers: [String]) async throws {
    for start in stride(from: 0, to: identifiers.count, by: Self.page) {
      let page = Array(identifiers[start..<min(start + Self.page, identifiers.count)])
      try await ask("reindex \(page.count) of its items") { delegate, index, done in
        delegate.searchableIndex(
          index, reindexSearchableItemsWithIdentifiers: page, acknowledgementHandler: { done(nil) })
      }
      try checkRefusal()
    }
    await index.channel.settle()
  }

  /// The items of these identifiers as the app has them now.
  ///
  /// - Throws: as ``reindexAll()``.
  package func items(_ identifiers: [String]) async throws -> [CSSearchableItem] {
    let items = try await ask("hand out items") { delegate, _, done in
      delegate.searchableItems(forIdentifiers: identifiers) { done(Given(items: $0)) }
    }
    return items?.items ?? []
  }

  /// Tells the app that the system changed items of it.
  package func didUpdate(_ items: [CSSearchableItem]) async throws {
    let given = Given(items: items)
    try await ask("take note of changed items") { delegate, _, done in
      delegate.searchableItemsDidUpdate(given.items)
      done(nil)
    }
  }

  /// The data of an item, from the delegate of its app.
  package static func data(
    app: String, itemIdentifier: String, typeIdentifier: String, preferred: CSSearchableIndex? = nil
  ) async throws -> Data {
    let known = IndexDelegates.indexes(of: app)
    let index = known.first { $0 === preferred } ?? known.first
    guard let index, let delegate = index.indexDelegate else {
      throw CSIndexError(
        .remoteConnectionError,
        "The app '\(app)' has no index delegate in this process, so nobody provides data of '\(itemIdentifier)'."
      )
    }
    let run = IndexDelegateRun(delegate, of: index)
    let given = try await run.ask("provide data") { delegate, index, done in
      done(
        Given(
          data: Result {
            do {
              return try delegate.data(
                for: index, itemIdentifier: itemIdentifier, typeIdentifier: typeIdentifier)
            } catch is DelegateProvidesNothing {
              return try Data(
                contentsOf: delegate.fileURL(
                  for: index, itemIdentifier: itemIdentifier, typeIdentifier: typeIdentifier, inPlace: false))
            }
          }))
    }
    do {
      return try given?.data?.get() ?? Data()
    } catch is DelegateProvidesNothing {
      throw CSIndexError(
        .unknownError, "The index delegate of '\(app)' provides no data in \(typeIdentifier).")
    }
  }

  /// What a delegate handed over.
  private struct Given: @unchecked Sendable {
    var items: [CSSearchableItem] = []
    var data: Result<Data, any Error>?
  }

  /// Calls the delegate and waits until it is done.
  @discardableResult
  private func ask(
    _ what: String,
    _ call:
      @escaping @Sendable (
        any CSSearchableIndexDelegate, CSSearchableIndex, @escaping @Sendable (Given?) -> Void
      ) -> Void
  ) async throws -> Given? {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Given?, LimelightError>.self)
    let context = AppContext.current
    queue.async { [index, delegate] in
      AppContext.$current.withValue(context) {
        call(delegate.delegate, index) { given in
          answer.yield(.success(given))
          answer.finish()
        }
      }
    }
    let app = index.channel.app
    let timer = Task { [deadline] in
      guard await deadline.passes() else { return }
      answer.yield(
        .failure(
          LimelightError(
            .handlerFailed,
            "The index delegate of '\(app)' was told to \(what) and did not say that it is done.",
            hint:
              "Let it call its acknowledgement handler; LIMELIGHT_DEADLINES=off gives it all the time it wants."
          )))
      answer.finish()
    }
    defer { timer.cancel() }
    for await first in answers { return try first.get() }
    throw CancellationError()
  }

  private func checkRefusal() throws {
    guard let refusal = (delegate.delegate as? CSIndexExtensionRequestHandler)?.refusal else { return }
    throw LimelightError(.handlerFailed, refusal, hint: "Override it in the class of the index extension.")
  }
}

/// How long a delegate may take for one call.
package struct DelegateDeadline: Sendable {
  /// Returns true once the time is over, false if it was told to stop waiting.
  package var passes: @Sendable () async -> Bool

  package init(passes: @escaping @Sendable () async -> Bool) { self.passes = passes }

  /// Two minutes; no end with `LIMELIGHT_DEADLINES=off`, for debuggers.
  package static let standard = DelegateDeadline {
    let isOff = ProcessInfo.processInfo.environment["LIMELIGHT_DEADLINES"] == "off"
    return (try? await Task.sleep(for: isOff ? .seconds(86_400 * 365) : .seconds(120))) != nil
  }
}
