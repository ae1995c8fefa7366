import CoreSpotlight
import Synchronization

/// Takes note of what people do in the app, so that it can be suggested.
///
/// The last thousand are kept in this process; nothing on Linux suggests actions from them. Apps that share a process do
/// not see each other's.
///
/// Apple's counterpart: `IntentDonationManager`.
public struct IntentDonationManager: Sendable {
  /// The app's own.
  public static var shared: IntentDonationManager { IntentDonationManager() }

  private static let kept = 1000
  private static let donations = Mutex<[IntentDonation]>([])

  /// Donates an intent that was done.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { record(intent) }

  /// Donates an intent that was done, with what it gave.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { record(intent) }

  /// Donates an intent that was done.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { record(intent) }

  /// Donates an intent that was done, with what it gave.
  @discardableResult
  public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
    record(intent)
  }

  /// Forgets donations and says which they were.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    let app = AppContext.current?.app
    return Self.donations.withLock { donations in
      let matching = donations.filter { $0.app == app && predicate.matches($0) }.map(\.identifier)
      donations.removeAll { matching.contains($0.identifier) }
      return matching
    }
  }

  /// The app's donations, the oldest first.
  package var donations: [IntentDonation] {
    let app = AppContext.current?.app
    return Self.donations.withLock { $0.filter { $0.app == app } }
  }

  @discardableResult
  func record(_ intent: some AppIntent) -> IntentDonationIdentifier {
    let donation = IntentDonation(intent)
    Self.donations.withLock { donations in
      donations.append(donation)
      if donations.count > Self.kept { donations.removeFirst(donations.count - Self.kept) }
    }
    return donation.identifier
  }
}

/// Which donation of an intent.
///
/// Apple's counterpart: `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let id: UUID
  init() { id = UUID() }
}

/// An intent that was done.
package struct IntentDonation: Sendable {
  package let identifier = IntentDonationIdentifier()
  package let intent: any AppIntent.Type
  /// The entities among its parameters.
  package let entities: [EntityIdentifier]
  package let at: Date
  let app: String?

  init<Intent: AppIntent>(_ intent: Intent) {
    self.intent = Intent.self
    entities = IntentRun.parameters(of: intent).flatMap {
      Self.entities(in: $0.parameter.anyValue)
    }
    at = Date()
    app = AppContext.current?.app
  }

  private static func entities(in value: Any?) -> [EntityIdentifier] {
    switch value {
    case let entity as any AppEntity: [identifier(of: entity)]
    case let list as any ListValue: list.elements.flatMap { entities(in: $0) }
    case let union as any _IntentValueRepresentable: entities(in: union._wrappedValue)
    default: []
    }
  }

  private static func identifier(of entity: some AppEntity) -> EntityIdentifier {
    EntityIdentifier(for: entity)
  }
}
