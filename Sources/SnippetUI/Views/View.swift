/// Something to see: made of other views, down to the built-in ones.
///
/// On Linux a view is not drawn: it is evaluated once, on the main actor, and shown as terminal text or HTML.
///
/// Apple's counterpart: SwiftUI's `View`.
@MainActor @preconcurrency
public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Nothing.
  public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
  /// Nothing: a built-in view is shown as it is.
  public var body: Never { fatalError("A built-in view has no body.") }
}
