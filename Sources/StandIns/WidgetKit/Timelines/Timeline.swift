/// What a widget shows from a moment on.
///
/// Apple's counterpart: `TimelineEntry`.
public protocol TimelineEntry {
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, among those of the same app.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much.
  public var score: Float
  /// For how many seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// A relevance of that score.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget wants new entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let kind: Int
  private var date: Date?

  /// When the last entry's moment has come.
  public static let atEnd = TimelineReloadPolicy(kind: 0)
  /// When the app asks for it.
  public static let never = TimelineReloadPolicy(kind: 1)
  /// After that moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: 2, date: date) }
}

/// What a widget shows, moment after moment.
///
/// Apple's counterpart: `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, by its moments.
  public let entries: [EntryType]
  /// When new entries are wanted.
  public let policy: TimelineReloadPolicy

  /// A time line of those entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
