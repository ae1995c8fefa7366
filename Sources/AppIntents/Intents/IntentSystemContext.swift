/// What the system knows about a run.
///
/// Apple's counterpart: `IntentSystemContext`.
public struct IntentSystemContext: Sendable {
  /// When the run was asked for; `nil` where the app's own code calls the intent.
  public let preciseTimestamp: Date?
  /// Where the intent runs now.
  public let currentMode: IntentModes.Current
  /// Whether `continueInForeground` has a chance: the intent's modes allow it and a person is there.
  public var canContinueInForeground: Bool { currentMode.canContinueInForeground }
}

extension AppIntent {
  /// What the system knows about this run.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(preciseTimestamp: IntentExecution.current?.startedAt, currentMode: currentMode)
  }

  /// Where the intent runs now; short for `systemContext.currentMode`.
  ///
  /// Where the app's own code calls an intent, that is the foreground.
  public var currentMode: IntentModes.Current {
    guard let execution = IntentExecution.current else { return .foreground }
    return IntentModes.Current(
      isForeground: execution.isInFront, canContinueInForeground: execution.canContinueInForeground)
  }
}

extension IntentModes {
  /// Where an intent runs.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private let isForeground: Bool
    /// Whether the app may come to the front, or is there.
    public let canContinueInForeground: Bool

    init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// Behind what the person sees.
    public static var background: Current { Current(isForeground: false, canContinueInForeground: false) }
    /// In front.
    public static var foreground: Current { Current(isForeground: true, canContinueInForeground: true) }

    /// Equal if the place is, whatever may follow.
    public static func == (left: Current, right: Current) -> Bool { left.isForeground == right.isForeground }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }

    /// `background` or `foreground`.
    public var debugDescription: String { isForeground ? "foreground" : "background" }
  }
}
