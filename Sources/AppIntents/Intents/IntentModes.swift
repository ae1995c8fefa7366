/// Where an intent may run.
///
/// Apple's counterpart: `IntentModes`.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the app in front.
  public static var background: IntentModes { IntentModes(rawValue: 1) }
  /// With the app in front before `perform()`.
  public static var foreground: IntentModes { IntentModes(rawValue: 2) }

  /// With the app in front at the latest when `perform()` ends; short for `foreground(.deferred)`.
  public static var deferred: IntentModes { foreground(.deferred) }
  /// With the app in front only if `perform()` asks; short for `foreground(.dynamic)`.
  public static var dynamic: IntentModes { foreground(.dynamic) }

  /// With the app in front at that time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.bits) }

  /// When the app comes to the front.
  public struct ForegroundMode: Sendable {
    let bits: Int
    /// Before `perform()`.
    public static var immediate: ForegroundMode { ForegroundMode(bits: 2) }
    /// At the latest when `perform()` ends.
    public static var deferred: ForegroundMode { ForegroundMode(bits: 4) }
    /// Only if `perform()` asks.
    public static var dynamic: ForegroundMode { ForegroundMode(bits: 8) }
  }
}
