/// An intent with the phrases that run it.
///
/// Apple's counterpart: `AppShortcut`.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  package let presentation: ParameterPresentationDetails?

  /// An intent with its phrases; the first is the one that is shown.
  @available(*, deprecated, message: "Give a short title and an image too.")
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, nil)
  }

  /// An intent with its phrases, a name for lists and a symbol; the first phrase is the one that is shown.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName, nil)
  }

  /// An intent with its phrases and the values of its parameter.
  public init<Intent, Value, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
  ) {
    self.init(
      intent, phrases, shortTitle, systemImageName,
      parameterPresentation.details(ParameterNames(intent)))
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?, _ presentation: ParameterPresentationDetails?
  ) {
    let names = ParameterNames(intent)
    self.intent = intent
    self.phrases = phrases.map { $0.template(names) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.presentation = presentation
  }
}

/// Stands in a phrase for a word that the system knows.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// The app's name, or another name it goes by; in each phrase exactly once.
  case applicationName
}

/// One way to say it, written `"Open \(\.$target) in \(.applicationName)"`.
///
/// Apple's counterpart: `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package let pieces: [KeyPathText<Intent>.Piece]

  /// A phrase without places.
  public init(_ value: String) { pieces = [.text(value)] }

  /// A phrase without places.
  public init(stringLiteral value: String) { self.init(value) }

  /// A phrase with places.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.collected.pieces }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var collected = KeyPathText<Intent>()

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) { collected.add(literal) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      collected.pieces.append(.applicationName)
    }

    /// Adds the place of a parameter: an entity or an enum, at most one in a phrase.
    public mutating func appendInterpolation<Value>(_ subject: KeyPath<Intent, IntentParameter<Value>>) {
      collected.pieces.append(.parameter(subject))
    }
  }

  func template(_ names: ParameterNames<Intent>) -> String {
    pieces.map { piece in
      piece.template { keyPath in (keyPath as? PartialKeyPath<Intent>).flatMap(names.name) }
    }.joined()
  }
}

/// Phrases that run none of an app's shortcuts.
///
/// Apple's counterpart: `NegativeAppShortcutPhrases`.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [NegativeAppShortcutPhrase]

  /// These phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that runs nothing, with the app's name in it or not.
///
/// Apple's counterpart: `NegativeAppShortcutPhrase`.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let template: String

  /// A phrase without the app's name.
  public init(_ value: String) { template = value }

  /// A phrase without the app's name.
  public init(stringLiteral value: String) { self.init(value) }

  /// A phrase with the app's name.
  public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var template = ""

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) { template += literal }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      template += "${applicationName}"
    }
  }
}
