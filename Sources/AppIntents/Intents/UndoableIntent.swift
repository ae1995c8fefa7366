/// An intent whose effect can be taken back.
///
/// What `perform()` registers is kept by the app's process and is gone with it.
///
/// Apple's counterpart: `UndoableIntent`.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Where to register how to take back what this run does; `nil` where the app's own code calls the intent.
  public var undoManager: UndoManager? { IntentExecution.current?.undoManager }
}
