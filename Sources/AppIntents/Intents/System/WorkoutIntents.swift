/// Starts a workout; the app comes to the front.
///
/// `workoutStyle` is a `@Parameter`. Apple's counterpart: `StartWorkoutIntent`.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// What workouts there are.
  associatedtype WorkoutStyle: AppValue
  /// Which one.
  var workoutStyle: WorkoutStyle { get set }
  /// The ones to offer first.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// Does nothing on Linux: suggestions are read each time.
  public static func invalidateSuggestedWorkouts() {}
  /// Starts a workout of that style.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// Pauses the workout that goes on.
///
/// Apple's counterpart: `PauseWorkoutIntent`.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// Goes on with the workout that was paused.
///
/// Apple's counterpart: `ResumeWorkoutIntent`.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Starts a dive.
///
/// Apple's counterpart: `StartDiveIntent`.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}
