package import SearchModel

/// One of several ways to go on, offered by `requestChoice`.
///
/// Two are equal if title and style are, so what was chosen can be compared with what was offered.
///
/// Apple's counterpart: `IntentChoiceOption`.
public struct IntentChoiceOption: Equatable, Sendable {
  /// What people see.
  public let title: LocalizedStringResource
  /// How it is offered.
  public let style: Style

  /// An option of that title.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// "Cancel", which ends the run.
  public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }

  /// How an option is offered.
  public struct Style: Equatable, Sendable {
    package let style: QuestionOption.Style
    /// As any other.
    public static var `default`: Style { Style(style: .default) }
    /// As the one that ends the run.
    public static var cancel: Style { Style(style: .cancel) }
    /// As one that destroys something.
    public static var destructive: Style { Style(style: .destructive) }
  }
}

/// Another name of `IntentChoiceOption`.
public typealias IntentOption = IntentChoiceOption

extension AppIntent {
  /// One of several ways to go on.
  public typealias Option = IntentChoiceOption
}
