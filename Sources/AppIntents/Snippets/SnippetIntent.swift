/// An intent that shows a snippet that can be tapped: performed for each rendering, so it must be quick and change
/// nothing.
///
/// Only its parameters are filled in: entities are fetched anew through their query for each rendering, other values
/// stay as they were when the snippet was first shown. Everything else it needs comes from dependencies.
///
/// Apple's counterpart: `SnippetIntent`.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Lets the snippets of this type that are to be seen be made again.
  ///
  /// It returns at once; the new renderings reach whoever shows the snippets. On Linux a snippet that is not to be
  /// seen stays so.
  public static func reload() { SnippetSessions.shared.reload(Self.self) }
}

/// A snippet of nothing, for results that could show one and do not.
///
/// Apple's counterpart: `EmptySnippetIntent`.
public struct EmptySnippetIntent: SnippetIntent {
  /// A name nobody sees.
  public static var title: LocalizedStringResource { "Empty Snippet" }
  /// People do not find it.
  public static var isDiscoverable: Bool { false }
  /// A snippet of nothing.
  public init() {}
  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: EmptyView()) }
}
