public import Foundation

extension View {
  /// Keeps a modifier as a name and values.
  nonisolated func keeping(
    _ name: String, _ values: [String: ViewValue] = [:], views: [any View] = []
  ) -> some View { modifier(ValueModifier(name, values, views: views)) }

  /// The text inside in that font.
  public nonisolated func font(_ font: Font?) -> some View { keeping("font", ["font": font.viewValue]) }
  /// The text inside in that weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    keeping("fontWeight", ["weight": (weight?.value).viewValue])
  }
  /// The text inside in that design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    keeping("fontDesign", ["design": (design?.rawValue).viewValue])
  }
  /// The text inside in that width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    keeping("fontWidth", ["width": (width?.value).viewValue])
  }
  /// The text inside, bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    keeping("bold", ["active": .flag(isActive)])
  }
  /// The text inside, slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    keeping("italic", ["active": .flag(isActive)])
  }
  /// The text inside with all letters equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    keeping("monospaced", ["active": .flag(isActive)])
  }
  /// The text inside with all digits equally wide.
  public nonisolated func monospacedDigit() -> some View { keeping("monospacedDigit") }
  /// The text inside, underlined.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { keeping("underline", ["active": .flag(isActive)]) }
  /// The text inside, struck through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { keeping("strikethrough", ["active": .flag(isActive)]) }
  /// The text inside in capitals or small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    keeping("textCase", ["case": (textCase?.rawValue).viewValue])
  }
  /// The text inside with that distance between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    keeping("kerning", ["value": kerning.viewValue])
  }
  /// The text inside with that distance between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    keeping("tracking", ["value": tracking.viewValue])
  }
  /// The text inside so far above its line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    keeping("baselineOffset", ["value": baselineOffset.viewValue])
  }
  /// The text inside in at most so many lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    keeping("lineLimit", ["maximum": number.viewValue])
  }
  /// The text inside in at most so many lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    keeping("lineLimit", ["minimum": limit.lowerBound.viewValue, "maximum": limit.upperBound.viewValue])
  }
  /// The text inside in at most so many lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    keeping("lineLimit", ["maximum": limit.upperBound.viewValue])
  }
  /// The text inside in at least so many lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    keeping("lineLimit", ["minimum": limit.lowerBound.viewValue])
  }
  /// The text inside in so many lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    keeping("lineLimit", ["maximum": limit.viewValue, "reservesSpace": .flag(reservesSpace)])
  }
  /// The text inside with that distance between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    keeping("lineSpacing", ["value": lineSpacing.viewValue])
  }
  /// The text inside with its lines at that edge.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    keeping("multilineTextAlignment", ["alignment": .text(alignment.rawValue)])
  }
  /// The text inside, shortened there where it is too long.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    keeping("truncationMode", ["mode": .text(mode.rawValue)])
  }
  /// The text inside, made smaller down to that factor where it is too long.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    keeping("minimumScaleFactor", ["value": factor.viewValue])
  }
  /// The text inside closer together where it is too long.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    keeping("allowsTightening", ["active": .flag(flag)])
  }
  /// The text inside can be marked and copied.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    keeping("textSelection", ["active": .flag(S.allowsSelection)])
  }
}

/// Whether text can be marked and copied.
///
/// Apple's counterpart: SwiftUI's `TextSelectability`.
public protocol TextSelectability {
  /// Whether it can be.
  static var allowsSelection: Bool { get }
}

/// That text can be marked and copied.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// It can be.
  public static var allowsSelection: Bool { true }
}

/// That text cannot be marked and copied.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// It cannot be.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot be.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
