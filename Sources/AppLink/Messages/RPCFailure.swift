package import SearchModel

/// Why a request failed: JSON-RPC's own codes below zero, Limelight's exit codes above.
package struct RPCFailure: Error, Sendable, Equatable {
  package struct Code: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int64
    package init(rawValue: Int64) { self.rawValue = rawValue }
    package static let parseError = Code(rawValue: -32700)
    package static let invalidRequest = Code(rawValue: -32600)
    package static let methodNotFound = Code(rawValue: -32601)
    package static let invalidParameters = Code(rawValue: -32602)
    package static let internalError = Code(rawValue: -32603)
  }

  package var code: Code
  package var message: String
  package var hint: String?

  package init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// What was thrown while a request was answered.
  package init(_ error: any Error) {
    switch error {
    case let error as RPCFailure: self = error
    case let error as LimelightError:
      self.init(Code(rawValue: Int64(error.code.rawValue)), error.message, hint: error.hint)
    case is CancellationError:
      self.init(Code(rawValue: Int64(LimelightError.Code.cancelled.rawValue)), "It was cancelled.")
    default: self.init(.internalError, String(describing: error))
    }
  }

  init(json value: JSONValue) throws(RPCFailure) {
    guard case .integer(let code)? = value["code"], let message = value["message"]?.string else {
      throw RPCFailure(.invalidRequest, "error has not both code and message")
    }
    self.init(Code(rawValue: code), message, hint: value["data"]?["hint"]?.string)
  }

  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("code", .integer(code.rawValue)), ("message", .string(message)),
    ]
    if let hint { members.append(("data", .object([("hint", .string(hint))]))) }
    return .object(members)
  }

  /// The failure as the command line tells it.
  ///
  /// JSON-RPC's own codes mean that one side does not keep to the protocol, and a code that is no exit code of the
  /// command line would be read as another one, or as success: the handler failed.
  package var limelightError: LimelightError {
    guard let code = Int32(exactly: code.rawValue).map(LimelightError.Code.init(rawValue:)), code.isKnown
    else {
      return LimelightError(.handlerFailed, message, hint: hint)
    }
    return LimelightError(code, message, hint: hint)
  }
}
