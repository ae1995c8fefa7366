public import Foundation

/// The modifiers that a text keeps for itself, so that texts can be joined with `+`.
extension Text {
  /// The text, bold.
  public func bold() -> Text { bold(true) }
  /// The text, bold if so.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }
  /// The text, slanted.
  public func italic() -> Text { italic(true) }
  /// The text, slanted if so.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// The text with all letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
  /// The text with all digits equally wide.
  public func monospacedDigit() -> Text { styled { $0.details["monospacedDigits"] = true } }
  /// The text, underlined; pattern and colour are not kept.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled { $0.isUnderlined = isActive } }
  /// The text, struck through; pattern and colour are not kept.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { styled { $0.isStruckThrough = isActive } }
  /// The text in that font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// The text in that weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  /// The text in that design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.details["design"] = (design?.rawValue).viewValue }
  }
  /// The text in that width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    styled { $0.details["width"] = (width?.value).viewValue }
  }
  /// The text in that colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.viewValue } }
  /// The text in that colour or level.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = style.styleValue }
  }
  /// The text with that distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.details["kerning"] = kerning.viewValue } }
  /// The text with that distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.details["tracking"] = tracking.viewValue } }
  /// The text so far above its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.details["baselineOffset"] = baselineOffset.viewValue }
  }

  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// One stroke.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes with two dots each.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// How letters are written: as they are, all large, all small.
  public enum Case: String, Hashable, Sendable {
    /// All capitals, or none.
    case uppercase, lowercase
  }

  /// Where a line that is too long is shortened.
  public enum TruncationMode: String, Hashable, Sendable {
    /// At its beginning, end, or in the middle.
    case head, tail, middle
  }
}
