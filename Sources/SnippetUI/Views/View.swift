/// Something to see: made of other views, down to the built-in ones.
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

/// Nothing to see.
public struct EmptyView: View, Sendable {
  /// Nothing to see.
  public nonisolated init() {}
  /// Nothing.
  public var body: Never { fatalError("An empty view has no body.") }
}

/// Makes one view of several.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
