import CoreSpotlight
import Synchronization

/// Keeps what matters to the person now and soon.
///
/// On Linux there are no stacks of widgets to arrange: the list is kept for the life of the process.
///
/// Apple's counterpart: `RelevantIntentManager`.
public final class RelevantIntentManager: Sendable {
  /// The only one.
  public static let shared = RelevantIntentManager()

  private let intents = Mutex<[String?: [RelevantIntent]]>([:])

  private init() {}

  /// Replaces all that the app called relevant before.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
    let app = AppContext.current?.app
    self.intents.withLock { $0[app] = intents }
  }

  /// What the calling app called relevant and what matters at that time, in the app's order.
  package func relevantIntents(at now: Date) -> [RelevantIntent] {
    let app = AppContext.current?.app
    return intents.withLock { $0[app] ?? [] }.filter { $0.relevance.holds(at: now) }
  }
}

/// A configuration of a widget, and when it matters.
///
/// Apple's counterpart: `RelevantIntent`.
public struct RelevantIntent: Sendable {
  package let intent: any AppIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// A widget's configuration, and when it matters.
  public init<Configuration: AppIntent>(
    _ intent: Configuration, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}
