/// What a control looks like and does.
///
/// Apple's counterpart: `ControlWidgetTemplate`.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

/// Makes a control of what is written between the braces.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// The control.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A control that performs an intent.
///
/// Apple's counterpart: `ControlWidgetButton`.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  package let action: Action
  package let label: Label

  /// A button with what it shows, and what it shows while the intent runs.
  public init(
    action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.label = label()
  }

  /// A button with what it shows.
  public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {
    self.action = action
    self.label = label()
  }
}

/// A control that switches something on or off by an intent.
///
/// Apple's counterpart: `ControlWidgetToggle`.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  package let isOn: Bool
  package let action: Action
  package let label: Label

  /// A switch with what it shows, and what it shows of its state.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label()
  }

  /// A switch with a title, and what it shows of its state.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == ControlTitle {
    self.isOn = isOn
    self.action = action
    label = ControlTitle(title: title)
  }
}

/// The title of a control.
public struct ControlTitle: View {
  package let title: LocalizedStringResource
  /// Nothing: the title is a mere value.
  public var body: some View { EmptyView() }
}
