import Foundation
package import SearchIndex
package import SearchModel
import Synchronization

/// The way from one index object to the engine: for which app, to which home, under which mark.
///
/// The app context of the call decides, else the one the object was made in: an app may keep its index object for
/// good, and a later reindex still marks what it donates.
package final class DonationChannel: Sendable {
  package let indexName: String
  /// The protection class of what goes this way; `nil` for none.
  private let protectionClass: String?
  private let origin: AppContext?
  private let batch = Mutex<[DonationOperation]?>(nil)

  package init(indexName: String, protectionClass: String? = nil) {
    self.protectionClass = protectionClass
    origin = AppContext.current
    self.indexName = indexName
  }

  private var context: AppContext? { AppContext.current ?? origin }

  /// The app that donates.
  package var app: String { context?.app ?? AppIdentity.current }

  /// The engine of the home that donations go to.
  package var engine: IndexEngine { IndexEngine.shared(for: context?.scope?.home ?? DefaultHome.paths) }

  /// What a call hands over at once: one transaction of the catalog.
  package static let portion = 1_000

  /// Makes the operations durable, or keeps them for the end of the running batch.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` everything else was taken.
  package func send(_ operations: [DonationOperation]) async throws {
    let isKept = batch.withLock { batch in
      guard batch != nil else { return false }
      batch?.append(contentsOf: operations)
      return true
    }
    if !isKept { try await deliver(operations) }
  }

  /// Donates many elements in portions, making the next ready while one is written.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` everything else was taken.
  package func send<Element: Sendable>(
    _ elements: [Element], as operation: @Sendable (Element) -> DonationOperation
  ) async throws {
    guard elements.count > Self.portion, !isBatching else {
      try await send(elements.map(operation))
      return
    }
    var refused: CSIndexError?
    var ready = elements[..<Self.portion].map(operation)
    var next = Self.portion
    while !ready.isEmpty {
      async let delivery: CSIndexError? = attempt(ready)
      let end = min(next + Self.portion, elements.count)
      let upcoming = elements[next..<end].map(operation)
      if let failure = await delivery {
        guard failure.code == .invalidItemError else { throw failure }
        refused = refused ?? failure
      }
      ready = upcoming
      next = end
    }
    if let refused { throw refused }
  }

  private func attempt(_ operations: [DonationOperation]) async -> CSIndexError? {
    do {
      try await deliver(operations)
      return nil
    } catch {
      return CSIndexError(error)
    }
  }

  private func protected(_ operation: DonationOperation) -> DonationOperation {
    guard let protectionClass, case .index(var entity) = operation else { return operation }
    entity.attributes.removeAll { $0.name == ProtectionClass.attribute }
    entity.attributes.append(Attribute(ProtectionClass.attribute, .text(protectionClass)))
    return .index(entity)
  }

  private func deliver(
    _ operations: [DonationOperation], clientState: ClientStateUpdate? = nil
  ) async throws {
    guard !operations.isEmpty || clientState != nil else { return }
    var options = DonationOptions()
    options.sweepMark = context?.scope?.sweepMark
    options.clientState = clientState
    let receipt: DonationReceipt
    do {
      receipt = try await engine.donate(operations.map(protected), options: options)
    } catch {
      throw CSIndexError(error)
    }
    if let progress = context?.scope?.progress {
      progress(context?.taken.add(receipt.counts.indexed + receipt.counts.unchanged) ?? 0)
    }
    if let refusal = CSIndexError(receipt) { throw refusal }
  }

  // MARK: Batches

  var isBatching: Bool { batch.withLock { $0 != nil } }

  func beginBatch() { batch.withLock { if $0 == nil { $0 = [] } } }

  /// Makes the batch durable together with the client state.
  func endBatch(newState: Data, expected: Data??) async throws {
    let operations = batch.withLock { batch in
      defer { batch = nil }
      return batch
    }
    guard let operations else {
      throw CSIndexError(.unknownError, "endBatch was called without beginBatch on index '\(indexName)'.")
    }
    guard newState.count <= Self.clientStateLimit else {
      throw CSIndexError(
        .invalidClientStateError,
        "The client state has \(newState.count) bytes; \(Self.clientStateLimit) are allowed.")
    }
    let change = ClientStateUpdate(
      app: app, indexName: indexName, new: [UInt8](newState),
      expected: expected.map { $0.map { [UInt8]($0) } })
    try await deliver(operations, clientState: change)
  }

  static let clientStateLimit = 250

  /// Withdraws everything of the app, and the client state with it.
  func deleteEverything() async throws {
    batch.withLock { if $0 != nil { $0 = [] } }
    try await deliver(
      [.deleteApp(app)], clientState: ClientStateUpdate(app: app, indexName: indexName, new: []))
  }

  func clientState() async throws -> Data? {
    do {
      let bytes = try await engine.clientState(app: app, indexName: indexName) ?? []
      return bytes.isEmpty ? nil : Data(bytes)
    } catch {
      throw CSIndexError(error)
    }
  }
}
