/// How changes look: kept as values, since nothing is drawn over time on Linux.
extension View {
  /// How content changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    keeping("contentTransition", ["transition": transition.viewValue])
  }
  /// How the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    keeping("transition", ["transition": transition.viewValue])
  }
  /// How changes of that value are drawn.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    keeping("animation", ["animation": animation.viewValue])
  }
  /// How changes are drawn.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    keeping("animation", ["animation": animation.viewValue])
  }
  /// How symbols move.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { keeping("symbolEffect", ["effect": .text(effect.name), "active": .flag(isActive)]) }
  /// How symbols move when that value changes.
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { keeping("symbolEffect", ["effect": .text(effect.name)]) }
  /// What is felt when that value changes; nothing on Linux.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    keeping("sensoryFeedback", ["feedback": .text(feedback.name)])
  }
  /// That the content may be out of date while an intent of the view runs.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    keeping("invalidatableContent", ["active": .flag(invalidatable)])
  }
}

/// How a symbol moves; kept as a value.
///
/// Apple's counterpart: the effects of the Symbols framework.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  /// By jumping.
  public static let bounce = SymbolEffect(name: "bounce")
  /// By fading in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Part by part.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// By growing.
  public static let scale = SymbolEffect(name: "scale")
  /// By coming in.
  public static let appear = SymbolEffect(name: "appear")
  /// By going away.
  public static let disappear = SymbolEffect(name: "disappear")
  /// By becoming another.
  public static let replace = SymbolEffect(name: "replace")
  /// By shaking.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// By turning.
  public static let rotate = SymbolEffect(name: "rotate")
  /// By growing and shrinking.
  public static let breathe = SymbolEffect(name: "breathe")
}

/// How often and how fast a symbol moves; kept as a value.
///
/// Apple's counterpart: the Symbols framework's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Without end.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "speed") }
}

/// What is felt; kept as a value.
///
/// Apple's counterpart: SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  /// That it worked.
  public static let success = SensoryFeedback(name: "success")
  /// That one should look.
  public static let warning = SensoryFeedback(name: "warning")
  /// That it did not work.
  public static let error = SensoryFeedback(name: "error")
  /// That something was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// That something hit something.
  public static let impact = SensoryFeedback(name: "impact")
}
