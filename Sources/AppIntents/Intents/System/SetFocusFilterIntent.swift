/// Changes how the app behaves while the person wants to be left in peace for something.
///
/// Linux has no such modes: whoever runs the intent sets the filter, and it is `current` in this process until
/// another of its type runs.
///
/// Apple's counterpart: `SetFocusFilterIntent`.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system does for the app while the filter is on.
  var appContext: FocusFilterAppContext { get }
  /// Filters to offer.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// None.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// The filter that is on: the last of this type that ran in this process.
  ///
  /// - Throws: `SetFocusFilterIntentError.notFound` if none did.
  public static var current: Self {
    get async throws {
      guard let filter = SharedContexts.value(of: Self.self) as? Self else {
        throw SetFocusFilterIntentError.notFound
      }
      return filter
    }
  }

  /// Does nothing on Linux: `appContext` is read each time.
  public static func invalidateFocusFilterAppContext() {}

  /// Makes this filter the one that is on.
  package func becomeCurrent() { SharedContexts.set(self, for: Self.self) }
}

/// What the system does for an app while a filter is on; on Linux a mere value.
///
/// Apple's counterpart: `FocusFilterAppContext`.
public struct FocusFilterAppContext {
  /// Which notifications come through.
  public let notificationFilterPredicate: NSPredicate?
  /// Which content belongs to the filter, by the beginning of its identifier.
  public let targetContentIdentifierPrefix: String?

  /// Notifications that come through, and content that belongs to the filter.
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// What filters are suggested for; nothing is known of it on Linux.
///
/// Apple's counterpart: `FocusFilterSuggestionContext`.
public struct FocusFilterSuggestionContext: Sendable {
  /// Nothing known.
  package init() {}
}

/// Why there is no current filter.
///
/// Apple's counterpart: `SetFocusFilterIntentError`.
public enum SetFocusFilterIntentError: LocalizedError, Equatable, Sendable {
  /// None of that type ran in this process.
  case notFound
  /// It lacks a value.
  case missingParameterValue

  /// What happened.
  public var errorDescription: String? {
    switch self {
    case .notFound: "No filter of that kind is on."
    case .missingParameterValue: "The filter lacks a value."
    }
  }
}
