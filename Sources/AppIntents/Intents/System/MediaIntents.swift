/// Starts, pauses or changes the playing of sound.
///
/// A role without consequence on Linux: no system service asks for it. Apple's counterpart: `AudioPlaybackIntent`.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts sound; the name of 2022 for `AudioPlaybackIntent`.
public protocol AudioStartingIntent: SystemIntent {}

/// Records sound.
///
/// A role without consequence on Linux. Apple's counterpart: `AudioRecordingIntent`.
public protocol AudioRecordingIntent: SystemIntent {}

/// Transmits speech while a button is held.
///
/// A role without consequence on Linux. Apple's counterpart: `PushToTalkTransmissionIntent`.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Starts, pauses or changes a live activity.
///
/// A role without consequence on Linux, which has no lock screen to show activities on.
/// Apple's counterpart: `LiveActivityIntent`.
public protocol LiveActivityIntent: SystemIntent {}

/// Starts a live activity; the name of 2022 for `LiveActivityIntent`.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Plays a video by its name; the app comes to the front.
///
/// `term` is a `@Parameter`. Apple's counterpart: `PlayVideoIntent`.
public protocol PlayVideoIntent: SystemIntent {
  /// What kinds of video the app has.
  static var supportedCategories: [VideoCategory] { get }
  /// What to look for.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// All kinds.
  public static var supportedCategories: [VideoCategory] { VideoCategory.allCases }
}
