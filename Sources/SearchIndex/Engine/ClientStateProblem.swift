import Catalog

/// Why a batch's client state was refused, for callers that know nothing of the catalog.
package enum ClientStateProblem: Sendable {
  /// Another state is stored than the batch expected.
  case mismatched
  /// It is longer than the catalog keeps.
  case tooLong

  /// `nil` if the error has nothing to do with client states.
  package init?(_ error: any Error) {
    switch error as? ClientStateError {
    case .mismatched?: self = .mismatched
    case .tooLong?: self = .tooLong
    case nil: return nil
    }
  }
}
