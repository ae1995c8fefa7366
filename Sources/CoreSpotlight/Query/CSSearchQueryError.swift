public import Foundation
import SearchModel

/// The domain of `CSSearchQueryError`.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query gave no results, or not all of them.
///
/// Match `code`; the description is for people, and for `invalidQuery` shows the column.
///
/// Apple's counterpart: `CSSearchQueryError`.
public struct CSSearchQueryError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Unspecified.
    case unknown = -2000
    /// The index cannot be read; try again.
    case indexUnreachable = -2001
    /// The query string is not of the language; correct it.
    case invalidQuery = -2002
    /// The query was cancelled.
    case cancelled = -2003

    /// Whether an error is of that kind, as `catch CSSearchQueryError.cancelled` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CSSearchQueryError)?.code == code
    }
  }

  /// What went wrong.
  public let code: Code
  /// What happened and what to do, for people.
  public let errorDescription: String?

  /// An error of that kind.
  public init(_ code: Code) { self.init(code, "The query failed (\(code)).") }

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  init(_ error: any Error) {
    switch error {
    case let error as CSSearchQueryError: self = error
    case is CancellationError: self.init(.cancelled, "The query was cancelled.")
    case let error as LimelightError:
      let code: Code =
        switch error.code {
        case .usage: .invalidQuery
        case .cancelled: .cancelled
        case .noIndex, .unavailable, .io, .denied, .version, .busy, .timedOut: .indexUnreachable
        default: .unknown
        }
      self.init(code, error.description)
    default: self.init(.unknown, "\(error)")
    }
  }

  /// `CSSearchQueryErrorDomain`.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The raw value of `code`.
  public var errorCode: Int { code.rawValue }
  /// The description under Foundation's key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `indexUnreachable`.
  public static var indexUnreachable: Code { .indexUnreachable }
  /// The code `invalidQuery`.
  public static var invalidQuery: Code { .invalidQuery }
  /// The code `cancelled`.
  public static var cancelled: Code { .cancelled }
}
