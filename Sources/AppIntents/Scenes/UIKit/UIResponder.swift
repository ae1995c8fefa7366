/// Something that answers to events, on Apple's systems of a screen; here the base of delegates only.
///
/// Apple's counterpart: UIKit's `UIResponder`.
@MainActor
open class UIResponder: NSObject {
  /// A responder.
  public nonisolated required override init() { super.init() }

  /// What the person does here.
  open var userActivity: NSUserActivity?
  /// What takes back what was done here.
  open var undoManager: UndoManager? { nil }
}
