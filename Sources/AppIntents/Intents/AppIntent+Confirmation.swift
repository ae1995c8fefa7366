extension AppIntent {
  /// Asks whether to go on.
  ///
  /// - Throws: `AppIntentError` where the person declines or nobody can be asked; let it end the run.
  public func requestConfirmation() async throws { throw AppIntentError(.needsConfirmation(dialog: nil)) }

  /// Asks whether to go on, in these words.
  ///
  /// - Throws: `AppIntentError` where the person declines or nobody can be asked; let it end the run.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    throw AppIntentError(.needsConfirmation(dialog: dialog))
  }
}

/// When a confirmation is asked for; an empty set means always.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Only if what was asked for may have been misunderstood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// What the button that confirms says.
///
/// Apple's counterpart: `ConfirmationActionName`.
public struct ConfirmationActionName: Sendable {
  package let acceptLabel: LocalizedStringResource
  package let denyLabel: LocalizedStringResource?
  package let isDestructive: Bool

  private init(
    _ accept: LocalizedStringResource, deny: LocalizedStringResource? = nil, isDestructive: Bool = false
  ) {
    acceptLabel = accept
    denyLabel = deny
    self.isDestructive = isDestructive
  }

  /// Words of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel, deny: denyLabel, isDestructive: destructive)
  }

  /// "Add".
  public static var add: ConfirmationActionName { ConfirmationActionName("Add") }
  /// "Add Data".
  public static var addData: ConfirmationActionName { ConfirmationActionName("Add Data") }
  /// "Book".
  public static var book: ConfirmationActionName { ConfirmationActionName("Book") }
  /// "Buy".
  public static var buy: ConfirmationActionName { ConfirmationActionName("Buy") }
  /// "Call".
  public static var call: ConfirmationActionName { ConfirmationActionName("Call") }
  /// "Check In".
  public static var checkIn: ConfirmationActionName { ConfirmationActionName("Check In") }
  /// "Continue".
  public static var `continue`: ConfirmationActionName { ConfirmationActionName("Continue") }
  /// "Create".
  public static var create: ConfirmationActionName { ConfirmationActionName("Create") }
  /// "Do".
  public static var `do`: ConfirmationActionName { ConfirmationActionName("Do") }
  /// "Download".
  public static var download: ConfirmationActionName { ConfirmationActionName("Download") }
  /// "Filter".
  public static var filter: ConfirmationActionName { ConfirmationActionName("Filter") }
  /// "Find".
  public static var find: ConfirmationActionName { ConfirmationActionName("Find") }
  /// "Get".
  public static var get: ConfirmationActionName { ConfirmationActionName("Get") }
  /// "Go".
  public static var go: ConfirmationActionName { ConfirmationActionName("Go") }
  /// "Log".
  public static var log: ConfirmationActionName { ConfirmationActionName("Log") }
  /// "Open".
  public static var open: ConfirmationActionName { ConfirmationActionName("Open") }
  /// "Order".
  public static var order: ConfirmationActionName { ConfirmationActionName("Order") }
  /// "Pay".
  public static var pay: ConfirmationActionName { ConfirmationActionName("Pay") }
  /// "Play".
  public static var play: ConfirmationActionName { ConfirmationActionName("Play") }
  /// "Play Sound".
  public static var playSound: ConfirmationActionName { ConfirmationActionName("Play Sound") }
  /// "Post".
  public static var post: ConfirmationActionName { ConfirmationActionName("Post") }
  /// "Request".
  public static var request: ConfirmationActionName { ConfirmationActionName("Request") }
  /// "Run".
  public static var run: ConfirmationActionName { ConfirmationActionName("Run") }
  /// "Search".
  public static var search: ConfirmationActionName { ConfirmationActionName("Search") }
  /// "Send".
  public static var send: ConfirmationActionName { ConfirmationActionName("Send") }
  /// "Set".
  public static var set: ConfirmationActionName { ConfirmationActionName("Set") }
  /// "Share".
  public static var share: ConfirmationActionName { ConfirmationActionName("Share") }
  /// "Start".
  public static var start: ConfirmationActionName { ConfirmationActionName("Start") }
  /// "Start Navigation".
  public static var startNavigation: ConfirmationActionName { ConfirmationActionName("Start Navigation") }
  /// "Toggle".
  public static var toggle: ConfirmationActionName { ConfirmationActionName("Toggle") }
  /// "Turn Off".
  public static var turnOff: ConfirmationActionName { ConfirmationActionName("Turn Off") }
  /// "Turn On".
  public static var turnOn: ConfirmationActionName { ConfirmationActionName("Turn On") }
  /// "View".
  public static var view: ConfirmationActionName { ConfirmationActionName("View") }
}
