/// What people can say to run the app's intents, without setting anything up.
///
/// One type an app. On Linux phrases are said through `limelight say`; no voice is needed.
///
/// Apple's counterpart: `AppShortcutsProvider`.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts, in the order lists show them; at most ten.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour behind them.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that run none of them, however near they come.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// How the values of a parameter are listed.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The sentence above the values.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// Values under one title.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// Light blue.
  public static var shortcutTileColor: ShortcutTileColor { .lightBlue }

  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

  /// Lets the system read the values of the phrases' parameters anew.
  ///
  /// Call it when entities were added, removed or renamed. It returns at once; the values are read in the
  /// background through the queries, and kept in the home. Calling it again while it works costs one more reading.
  /// An app that ends before they are read keeps the old ones.
  public static func updateAppShortcutParameters() { ShortcutRefresh.begin(Self.self) }
}

/// The colour behind an app's shortcuts.
///
/// A mere name on Linux, for whoever draws them.
public enum ShortcutTileColor: String, CaseIterable, Hashable, Sendable {
  /// That colour.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  /// That colour.
  case grayBlue, grayGreen, grayBrown
}

/// Shortcuts that are kept together, to be used in several places.
public protocol AppShortcutsContent {
  /// The shortcuts, in order.
  var appShortcuts: [AppShortcut] { get }
}

/// Takes shortcuts one below the other; `if` only with `#available`, as what an app offers is fixed.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  /// All of them.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }

  /// Those of a system that is new enough.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> _LimitedAppShortcuts {
    _LimitedAppShortcuts(shortcuts: component)
  }

  /// Those of a system that is new enough, none otherwise.
  public static func buildOptional(_ component: _LimitedAppShortcuts?) -> [AppShortcut] {
    component?.shortcuts ?? []
  }
}

/// Shortcuts behind `if #available`: the type that makes any other `if` an error of the compiler.
public struct _LimitedAppShortcuts {
  package let shortcuts: [AppShortcut]
}
