/// The look of buttons.
///
/// Apple's counterpart: SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// What the button is.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The look and the behaviour of buttons.
///
/// Apple's counterpart: SwiftUI's `PrimitiveButtonStyle`; on Linux only the built-in ones exist, and by name.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// What a button is, for its style.
///
/// Apple's counterpart: SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public typealias Label = _StylePart
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether it is held down: never on Linux.
  public let isPressed: Bool
}

/// The look of labels.
///
/// Apple's counterpart: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view of a label.
  associatedtype Body: View
  /// What the label is.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is, for its style.
///
/// Apple's counterpart: SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// What the label says.
  public typealias Title = _StylePart
  /// What stands beside it.
  public typealias Icon = _StylePart
  /// What the label says.
  public let title: Title
  /// What stands beside it.
  public let icon: Icon
}

/// The look of toggles.
///
/// Apple's counterpart: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view of a toggle.
  associatedtype Body: View
  /// What the toggle is.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle is, for its style.
///
/// Apple's counterpart: SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public typealias Label = _StylePart
  /// What the toggle says.
  public let label: Label
  /// Whether it is on; setting it does nothing, since a tap runs the toggle's own action.
  @Binding public var isOn: Bool
}

/// The look of progress.
///
/// Apple's counterpart: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view of progress.
  associatedtype Body: View
  /// What the progress is.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What progress is, for its style.
///
/// Apple's counterpart: SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// How far it has come, from 0 to 1.
  public let fractionCompleted: Double?
  /// What it says.
  public var label: _StylePart?
  /// What it says of how far it has come.
  public var currentValueLabel: _StylePart?
}

extension View {
  /// The look of the buttons inside.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier("buttonStyle", style, family: ButtonStyleConfiguration.self))
  }
  /// The look of the buttons inside.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier("buttonStyle", style, family: ButtonStyleConfiguration.self))
  }
  /// The look of the labels inside.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier("labelStyle", style, family: LabelStyleConfiguration.self))
  }
  /// The look of the toggles inside.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier("toggleStyle", style, family: ToggleStyleConfiguration.self))
  }
  /// The look of the progress inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier("progressViewStyle", style, family: ProgressViewStyleConfiguration.self))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked for, as it would look without the style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension ProgressView where Label == _StylePart?, CurrentValueLabel == _StylePart? {
  /// The progress that a style is asked for, as it would look without the style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, total: 1, label: configuration.label,
      currentValue: configuration.currentValueLabel)
  }
}
