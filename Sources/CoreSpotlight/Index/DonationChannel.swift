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
  /// The app on whose behalf this one donates; `nil` for itself.
  private let patron: String?
  private let batch = Mutex<DonationBatch?>(nil)

  package init(indexName: String, protectionClass: String? = nil, app: String? = nil) {
    self.protectionClass = protectionClass
    patron = app
    origin = AppContext.current
    self.indexName = indexName
  }

  private var context: AppContext? { AppContext.current ?? origin }
  private var home: HomePaths { context?.scope?.home ?? DefaultHome.paths }

  /// The app that donates.
  package var app: String { patron ?? context?.app ?? AppIdentity.current }

  /// The engine of the home that donations go to.
  package var engine: IndexEngine { IndexEngine.shared(for: home) }

  /// What time it is where donations go, in seconds since 1970.
  var now: Double { engine.clock.now() }

  private var order: DonationOrder { DonationOrder.of(app: app, home: home) }

  /// What a call hands over at once: one transaction of the catalog.
  package static let portion = 1_000

  /// Makes the operations durable, or keeps them for the end of the running batch.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` everything else was taken.
  package func send(_ operations: [DonationOperation]) async throws {
    try await submit(operations).value
  }

  /// The same without waiting; what comes before what, and what belongs to a batch, is decided before this returns.
  func submit(_ operations: [DonationOperation]) -> Task<Void, any Error> {
    do {
      if try keep(operations) { return Task {} }
    } catch {
      return Task { throw error }
    }
    return order.submit { [self] in try await deliver(operations) }
  }

  /// Whether a batch is running, which then has the operations too.
  private func keep(_ operations: [DonationOperation]) throws(CSIndexError) -> Bool {
    try batch.withLock { batch throws(CSIndexError) in
      guard batch != nil else { return false }
      try batch?.add(operations)
      return true
    }
  }

  /// Donates many elements in portions, making the next ready while one is written.
  ///
  /// - Throws: `CSIndexError`; with `invalidItemError` everything else was taken.
  package func send<Element: Sendable>(
    _ elements: [Element], as operation: @escaping @Sendable (Element) -> DonationOperation
  ) async throws {
    guard elements.count > Self.portion, !isBatching else {
      try await send(elements.map(operation))
      return
    }
    try await order.submit { [self] in try await deliver(elements, as: operation) }.value
  }

  private func deliver<Element: Sendable>(
    _ elements: [Element], as operation: @Sendable (Element) -> DonationOperation
  ) async throws {
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
    _ operations: [DonationOperation], clientState: ClientStateUpdate? = nil, isWhole: Bool = false
  ) async throws {
    guard !operations.isEmpty || clientState != nil else { return }
    var options = DonationOptions()
    options.sweepMark = context?.scope?.sweepMark
    options.clientState = clientState
    options.isWhole = isWhole
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

  /// Returns when every call so far is durable or has failed.
  package func settle() async { await order.settle() }

  /// Returns when everything donated so far is searchable.
  ///
  /// - Throws: `CSIndexError` if the index could not be brought up to date; the donations stay durable.
  package func makeSearchable() async throws {
    await settle()
    do {
      try await engine.catchUp()
    } catch {
      throw CSIndexError(error)
    }
  }

  // MARK: Batches

  var isBatching: Bool { batch.withLock { $0 != nil } }

  func beginBatch() {
    batch.withLock { batch in
      if batch == nil { batch = DonationBatch() } else { batch?.beginAgain(indexName: indexName) }
    }
  }

  /// Makes the batch durable together with the client state, all of it or nothing.
  ///
  /// A new batch may begin as soon as this has returned.
  func endBatch(newState: Data, expected: Data??) -> Task<Void, any Error> {
    let ended = batch.withLock { batch in
      defer { batch = nil }
      return batch
    }
    do {
      let operations = try finished(ended, newState)
      let change = ClientStateUpdate(
        app: app, indexName: indexName, new: [UInt8](newState),
        expected: expected.map { $0.map { [UInt8]($0) } })
      return order.submit { [self] in try await deliver(operations, clientState: change, isWhole: true) }
    } catch {
      return Task { throw error }
    }
  }

  private func finished(_ batch: DonationBatch?, _ state: Data) throws(CSIndexError) -> [DonationOperation] {
    guard let batch else {
      throw CSIndexError(.unknownError, "endBatch was called without beginBatch on index '\(indexName)'.")
    }
    guard state.count <= Self.clientStateLimit else {
      throw CSIndexError(
        .invalidClientStateError,
        "The client state has \(state.count) bytes; \(Self.clientStateLimit) are allowed.")
    }
    return try batch.finished()
  }

  static let clientStateLimit = 250

  /// Withdraws everything of the app, and its client states with it; an open batch is empty then.
  func deleteEverything() -> Task<Void, any Error> {
    batch.withLock { if $0 != nil { $0 = DonationBatch() } }
    let app = app
    return order.submit { [self] in try await deliver([.deleteApp(app)]) }
  }

  func clientState() async throws -> Data? {
    let (app, engine, indexName) = (app, engine, indexName)
    return try await order.submit {
      do {
        let bytes = try await engine.clientState(app: app, indexName: indexName) ?? []
        return bytes.isEmpty ? nil : Data(bytes)
      } catch {
        throw CSIndexError(error)
      }
    }.value
  }
}
