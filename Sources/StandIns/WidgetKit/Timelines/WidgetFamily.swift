/// The sizes a widget comes in.
///
/// Apple's counterpart: `WidgetFamily`.
public enum WidgetFamily: Int, Sendable, CaseIterable, CustomStringConvertible {
  /// Small, middle, large and extra large, on a home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// Round, as text box, as a line, in a corner.
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

  /// The name of the size.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
}
