public import SnippetUI

/// A tip how to ask for an intent.
///
/// On Linux it says what to give to `limelight say`, if the intent has an app shortcut, else what the intent is called.
///
/// Apple's counterpart: `SiriTipView`.
public struct SiriTipView {
  private let phrase: String?
  private let title: String
  private let isVisible: Bool

  /// A tip for an intent; not shown while the binding says so.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    phrase = TipPhrases.phrase(for: Intent.self)
    title = String(localized: Intent.title)
    self.isVisible = isVisible?.wrappedValue ?? true
  }
}

extension SiriTipView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    guard isVisible else { return [] }
    var node = ViewNode("tip", ["text": .text(phrase.map { "Say “\($0)”" } ?? "Try “\(title)”")])
    if let phrase { node.values["phrase"] = .text(phrase) }
    return [node]
  }
}

/// The first phrase of an intent's app shortcut, as far as the app has made them known.
package enum TipPhrases {
  /// Set by whoever knows the app's shortcuts; `nil` for an intent without.
  @TaskLocal package static var phrase: @Sendable (any AppIntent.Type) -> String? = { _ in nil }

  static func phrase(for type: any AppIntent.Type) -> String? { phrase(type) }
}

/// The look of tips; kept as a value.
///
/// Apple's counterpart: `SiriTipViewStyle`.
public struct SiriTipViewStyle: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
}
