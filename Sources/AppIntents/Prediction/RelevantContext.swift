public import CoreLocation

/// When or where something matters to the person.
///
/// A mere value on Linux but for dates: nothing watches places, sleep, training or headphones here.
///
/// Apple's counterpart: `RelevantContext`.
public struct RelevantContext: Sendable {
  package enum Kind: Sendable {
    case date(Date)
    case dates(from: Date, to: Date)
    case region(CLRegion)
    case place(InferredLocation)
    case sleep(Sleep)
    case fitness(Fitness)
    case headphones(Headphones)
  }
  package let kind: Kind

  /// A place that the system knows from habit.
  public enum InferredLocation: Sendable, Hashable {
    /// That place.
    case home, work, school, commute
  }

  /// An hour of the person's sleep.
  public enum Sleep: Sendable, Hashable {
    /// Getting up, or going to bed.
    case wakeup, bedtime
  }

  /// How the person trains.
  public enum Fitness: Sendable, Hashable {
    /// Training now, or short of the day's goal.
    case workoutActive, activityRingsIncomplete
  }

  /// The state of headphones.
  public enum Headphones: Sendable, Hashable {
    /// In use.
    case connected
  }

  /// Around that time.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext(kind: .date(date)) }

  /// Between two times.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(kind: .dates(from: start, to: end))
  }

  /// In that region.
  public static func location(_ region: CLRegion) -> RelevantContext {
    RelevantContext(kind: .region(region))
  }

  /// At that place.
  public static func location(inferred place: InferredLocation) -> RelevantContext {
    RelevantContext(kind: .place(place))
  }

  /// At that hour.
  public static func sleep(_ sleep: Sleep) -> RelevantContext { RelevantContext(kind: .sleep(sleep)) }

  /// While training goes so.
  public static func fitness(_ fitness: Fitness) -> RelevantContext {
    RelevantContext(kind: .fitness(fitness))
  }

  /// While headphones are so.
  public static func hardware(headphones: Headphones) -> RelevantContext {
    RelevantContext(kind: .headphones(headphones))
  }

  /// Whether it holds at that time: a quarter of an hour around a date, or between two; never for what Linux does
  /// not watch.
  package func holds(at now: Date) -> Bool {
    switch kind {
    case .date(let date): abs(date.timeIntervalSince(now)) <= 15 * 60
    case .dates(let start, let end): start <= now && now <= end
    case .region, .place, .sleep, .fitness, .headphones: false
    }
  }
}
