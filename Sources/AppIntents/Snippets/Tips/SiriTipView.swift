import SearchModel
public import SnippetUI
import Synchronization

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
    phrase = TipPhrases.phrase(for: intent)
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

/// The first phrases of app shortcuts, by the intents they run.
enum TipPhrases {
  private struct Known {
    let template: PhraseTemplate
    let app: String
  }

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  /// Takes note of an app's shortcuts; of several for one intent the first counts.
  static func learn(_ shortcuts: [AppShortcut], app title: String) {
    for shortcut in shortcuts.reversed() {
      guard let phrase = shortcut.phrases.first else { continue }
      let found = Known(template: PhraseTemplate(phrase), app: title)
      known.withLock { $0[ObjectIdentifier(type(of: shortcut.intent))] = found }
    }
  }

  /// The phrase with what the intent's values read as; `nil` for an intent without a shortcut.
  static func phrase<Intent: AppIntent>(for intent: Intent) -> String? {
    let found = known.withLock { $0[ObjectIdentifier(Intent.self)] }
    let names = ParameterNames(intent)
    return found.map { $0.template.filled(app: $0.app) { names.shown(named: $0) } }
  }
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
