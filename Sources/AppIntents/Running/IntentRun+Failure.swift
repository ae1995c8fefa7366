import SearchModel

extension IntentRun {
  /// What an app threw, in the terms of the command line.
  static func failure(_ error: any Error) -> any Error {
    switch error {
    case let error as LimelightError: return error
    case is CancellationError: return error
    case let error as AppIntentError: return LimelightError(error.code, error.description)
    case let error as any CustomLocalizedStringResourceConvertible:
      return LimelightError(.handlerFailed, error.localizedStringResource.text)
    case let error as any LocalizedError where error.errorDescription != nil:
      return LimelightError(.handlerFailed, error.errorDescription ?? "", hint: error.recoverySuggestion)
    // Those of Foundation's say what happened in words only here.
    case is any CustomNSError: return LimelightError(.handlerFailed, error.localizedDescription)
    case _ where type(of: error) is NSError.Type:
      return LimelightError(.handlerFailed, error.localizedDescription)
    default: return LimelightError(.handlerFailed, String(describing: error))
    }
  }
}

extension AppIntentError {
  fileprivate var code: LimelightError.Code {
    switch reason {
    case .entityNotFound: .entityGone
    case .question, .nobodyToAsk: .needsValue
    case .foregroundDenied, .confirmation: .cancelled
    case .restart, .foreground, .needs, .unrecoverable: .handlerFailed
    }
  }
}
