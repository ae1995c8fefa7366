public import Foundation
import SearchIndex
import SearchModel

/// The domain of `CSIndexError`.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index did not take or give something.
///
/// Match `code`; the description is for people. An error means that the donation is not durable and is to be tried
/// again, except for `invalidItemError`, where the other items of the call were taken.
///
/// Apple's counterpart: `CSIndexError`.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Unspecified.
    case unknownError = -1
    /// The index is not available.
    case indexUnavailableError = -1000
    /// An item was refused.
    case invalidItemError = -1001
    /// The client state was refused.
    case invalidClientStateError = -1002
    /// The service could not be talked to.
    case remoteConnectionError = -1003
    /// The app's quota is used up.
    case quotaExceeded = -1004
    /// Nothing can be indexed here.
    case indexingUnsupported = -1005
    /// The expected client state is not the stored one.
    case mismatchedClientState = -1006

    /// Whether an error is of that kind, as `catch CSIndexError.quotaExceeded` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
  }

  /// What went wrong.
  public let code: Code
  /// What happened and what to do, for people.
  public let errorDescription: String?

  /// An error of that kind.
  public init(_ code: Code) { self.init(code, "The index failed (\(code)).") }

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  /// `CSIndexErrorDomain`.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The raw value of `code`.
  public var errorCode: Int { code.rawValue }
  /// The description under Foundation's key.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

extension CSIndexError {
  /// What the engine reported, in Apple's terms.
  init(_ error: any Error) {
    switch error {
    case let error as CSIndexError: self = error
    case let error as LimelightError:
      let code: Code =
        switch error.code {
        case .badData: .invalidItemError
        case .config, .denied: .indexingUnsupported
        case .busy, .timedOut: .remoteConnectionError
        case .noIndex, .unavailable, .cannotCreate, .io, .version: .indexUnavailableError
        default: .unknownError
        }
      self.init(code, error.description)
    default:
      switch ClientStateProblem(error) {
      case .mismatched?:
        self.init(.mismatchedClientState, "Another client state is stored than the batch expected.")
      case .tooLong?: self.init(.invalidClientStateError, "The client state is too long.")
      case nil: self.init(.unknownError, "\(error)")
      }
    }
  }

  /// What became of records that were not taken.
  init?(_ receipt: DonationReceipt) {
    guard let first = receipt.rejected.first else { return nil }
    let others = receipt.rejected.count - 1
    let name = first.id.map { "Item '\($0)'" } ?? "An item"
    self.init(
      .invalidItemError,
      "\(name) was not taken: \(first.message)"
        + (others > 0 ? " \(others) more of the call were not taken." : ""))
  }
}

/// The codes under the error's own name, as Apple's importer gives them.
extension CSIndexError {
  /// The code `unknownError`.
  public static var unknownError: Code { .unknownError }
  /// The code `indexUnavailableError`.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// The code `invalidItemError`.
  public static var invalidItemError: Code { .invalidItemError }
  /// The code `invalidClientStateError`.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The code `remoteConnectionError`.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// The code `quotaExceeded`.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The code `indexingUnsupported`.
  public static var indexingUnsupported: Code { .indexingUnsupported }
  /// The code `mismatchedClientState`.
  public static var mismatchedClientState: Code { .mismatchedClientState }
}
