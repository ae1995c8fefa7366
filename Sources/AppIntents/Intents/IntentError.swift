/// Why an intent failed, in words for the person.
///
/// For apps without an error type of their own; one that conforms to `CustomLocalizedStringResourceConvertible` is as good.
public enum IntentError: LocalizedError, Equatable, Sendable {
  /// For this reason.
  case custom(localizedDescription: String)

  /// The reason.
  public var errorDescription: String? {
    switch self {
    case .custom(let localizedDescription): localizedDescription
    }
  }
}
