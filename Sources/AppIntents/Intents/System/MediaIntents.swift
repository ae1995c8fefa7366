/// Starts, pauses or changes the playing of sound.
///
/// A role without consequence on Linux: no system service asks for it. Apple's counterpart: `AudioPlaybackIntent`.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts sound; the name of 2022 for `AudioPlaybackIntent`.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// Records sound.
///
/// A role without consequence on Linux. Apple's counterpart: `AudioRecordingIntent`.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// Transmits speech while a button is held.
///
/// A role without consequence on Linux. Apple's counterpart: `PushToTalkTransmissionIntent`.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Starts, pauses or changes a live activity.
///
/// A role without consequence on Linux, which has no lock screen to show activities on.
/// Apple's counterpart: `LiveActivityIntent`.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// Starts a live activity; the name of 2022 for `LiveActivityIntent`.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Plays a video by its name; the app comes to the front.
///
/// `term` is a `@Parameter`. Apple's counterpart: `PlayVideoIntent`.
@_alwaysEmitConformanceMetadata
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
