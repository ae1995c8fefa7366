public import Foundation

/// How letters look.
///
/// On Linux only weight, slant and whether all letters are equally wide are shown; sizes are kept and used in HTML.
///
/// Apple's counterpart: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  /// A role of text that has a font.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// From the largest on.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How letters are drawn.
  public enum Design: String, Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All letters equally wide.
    case monospaced
  }

  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as in CSS.
    let value: Int
    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Very light.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The usual one.
    public static let regular = Weight(value: 400)
    /// A little bold.
    public static let medium = Weight(value: 500)
    /// Nearly bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Very bold.
    public static let heavy = Weight(value: 800)
    /// The boldest.
    public static let black = Weight(value: 900)
  }

  /// The width of letters; kept as a value.
  public struct Width: Hashable, Sendable {
    /// The factor, 0 for the usual width.
    public var value: CGFloat
    /// A width by its factor.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.5)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.3)
  }

  /// The distance between lines; kept as a value.
  public enum Leading: String, Hashable, Sendable {
    /// The usual one, a small one, a large one.
    case standard, tight, loose
  }

  var style: TextStyle?
  var name: String?
  var size: CGFloat?
  var weight: Weight?
  var design: Design?
  var leading: Leading?
  var width: Width?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font of a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(style: style, weight: weight, design: design) }
  /// The system's font in that size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design)
  }
  /// A font of that name in that size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }
  /// A font of that name that grows as text of that role does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(style: style, name: name, size: size)
  }
  /// A font of that name in exactly that size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, size: fixedSize) }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }
  /// The font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font in that weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in that width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// The font with all letters equally wide.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with all digits equally wide.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
  /// The font with that distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// For the largest titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// For titles.
  public static let title = Font(style: .title)
  /// For titles of the second rank.
  public static let title2 = Font(style: .title2)
  /// For titles of the third rank.
  public static let title3 = Font(style: .title3)
  /// For headlines.
  public static let headline = Font(style: .headline)
  /// For what stands below a headline.
  public static let subheadline = Font(style: .subheadline)
  /// For text.
  public static let body = Font(style: .body)
  /// For what is called out.
  public static let callout = Font(style: .callout)
  /// For footnotes.
  public static let footnote = Font(style: .footnote)
  /// For captions.
  public static let caption = Font(style: .caption)
  /// For small captions.
  public static let caption2 = Font(style: .caption2)
}

extension Font: ViewValueConvertible {
  package var viewValue: ViewValue {
    var values: [String: ViewValue] = [
      "style": (style?.rawValue).viewValue, "name": name.viewValue, "size": size.viewValue,
      "weight": (weight?.value).viewValue, "design": (design?.rawValue).viewValue,
      "leading": (leading?.rawValue).viewValue, "width": (width?.value).viewValue,
    ]
    if isItalic { values["italic"] = true }
    if isMonospaced { values["monospaced"] = true }
    if hasMonospacedDigits { values["monospacedDigits"] = true }
    if hasSmallCaps { values["smallCaps"] = true }
    return .object(values.filter { $0.value != .null })
  }
}
