/// What the button that confirms says.
///
/// Apple's counterpart: `ConfirmationActionName`.
public struct ConfirmationActionName: Sendable {
  package let acceptLabel: LocalizedStringResource
  package var acceptAlternatives: [LocalizedStringResource] = []
  package var denyLabel: LocalizedStringResource?
  package var denyAlternatives: [LocalizedStringResource] = []
  package var isDestructive = false

  private init(_ accept: LocalizedStringResource) { acceptLabel = accept }

  /// Words of the app's own.
  ///
  /// - Parameters:
  ///   - acceptAlternatives: other answers that count as a yes.
  ///   - denyAlternatives: other answers that count as a no.
  ///   - destructive: whether going on destroys something.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName {
    var name = ConfirmationActionName(acceptLabel)
    name.acceptAlternatives = acceptAlternatives
    name.denyLabel = denyLabel
    name.denyAlternatives = denyAlternatives
    name.isDestructive = destructive
    return name
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
  /// "Delete", which destroys something.
  public static var delete: ConfirmationActionName {
    var name = ConfirmationActionName("Delete")
    name.isDestructive = true
    return name
  }
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
