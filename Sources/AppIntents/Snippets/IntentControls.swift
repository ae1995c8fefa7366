public import SnippetUI

/// A tap that runs an intent.
struct IntentViewAction: ViewAction {
  let intent: any AppIntent
  func perform() async throws { _ = try await SnippetPerforming.perform(intent) }
}

extension Button {
  /// A button that runs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: nil, performing: IntentViewAction(intent: intent), label: label())
  }

  /// A button of a role that runs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, performing: IntentViewAction(intent: intent), label: label())
  }
}

extension Toggle {
  /// A toggle that runs an intent; the intent changes what the toggle stands for.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, performing: IntentViewAction(intent: intent), label: label())
  }
}

extension View {
  /// A further action of the view that runs an intent.
  public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind, intent: some AppIntent)
    -> some View
  { accessibilityAction(named: actionKind.name, performing: IntentViewAction(intent: intent)) }

  /// A further action of the view that runs an intent, by a name.
  public nonisolated func accessibilityAction(named name: Text, intent: some AppIntent) -> some View {
    accessibilityAction(named: name.plain, performing: IntentViewAction(intent: intent))
  }

  /// A further action of the view that runs an intent, by a name.
  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, intent: some AppIntent)
    -> some View
  { accessibilityAction(named: Text(nameKey), intent: intent) }

  /// A further action of the view that runs an intent, by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(named name: some StringProtocol, intent: some AppIntent)
    -> some View
  { accessibilityAction(named: Text(name), intent: intent) }

  /// A further action of the view that runs an intent, by a label of which the text counts.
  public nonisolated func accessibilityAction<I: AppIntent, Label: View>(
    intent: I, @ViewBuilder label: () -> Label
  ) -> some View { modifier(LabelledIntentAction(intent: intent, label: label())) }
}

/// An action of a view whose name is a view.
struct LabelledIntentAction<Label: View> {
  let intent: any AppIntent
  let label: Label
}

extension LabelledIntentAction: ViewModifier, NodeModifier {
  typealias Body = Never
  func apply(to node: inout ViewNode, in context: ViewContext) {
    let text = ArchivedView(ViewEvaluation.node(of: label, in: context)).archive.text()
    var modification = NodeModification("accessibilityAction", ["name": .text(text)])
    modification.action = IntentViewAction(intent: intent)
    node.modifiers.append(modification)
  }
}
