package import SearchModel

/// One message of JSON-RPC 2.0, as one line.
///
/// Batches are not part of the protocol; an identifier is a whole number chosen by whoever asks.
package enum RPCMessage: Sendable, Equatable {
  case request(id: Int64, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  case success(id: Int64, result: JSONValue)
  /// Without an identifier where the request could not be read.
  case failure(id: Int64?, RPCFailure)

  /// Reads one line.
  ///
  /// - Throws: why it is no message; the connection cannot be trusted after that.
  package static func parse(_ line: [UInt8]) throws(RPCFailure) -> RPCMessage {
    let value: JSONValue
    do { value = try JSONValue.parse(line) } catch {
      throw RPCFailure(.parseError, "this is not JSON: \(error.description)")
    }
    guard case .object = value, value["jsonrpc"]?.string == "2.0" else {
      throw RPCFailure(.invalidRequest, "this is no JSON-RPC 2.0 message")
    }
    let id = value["id"]
    if let method = value["method"] {
      guard let method = method.string else { throw RPCFailure(.invalidRequest, "method is not a text") }
      let parameters = value["params"] ?? .object([])
      switch id {
      case nil: return .notification(method: method, parameters: parameters)
      case .integer(let id)?: return .request(id: id, method: method, parameters: parameters)
      default: throw RPCFailure(.invalidRequest, "id is not a whole number")
      }
    }
    if let error = value["error"] {
      let failure = try RPCFailure(json: error)
      if case .integer(let id)? = id { return .failure(id: id, failure) }
      return .failure(id: nil, failure)
    }
    guard case .integer(let id)? = id, let result = value["result"] else {
      throw RPCFailure(.invalidRequest, "this is neither a request nor an answer")
    }
    return .success(id: id, result: result)
  }

  /// The message and a line end.
  package var line: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("jsonrpc", "2.0")
      switch self {
      case .request(let id, let method, let parameters):
        $0.member("id", id)
        $0.member("method", method)
        $0.key("params")
        $0.value(parameters)
      case .notification(let method, let parameters):
        $0.member("method", method)
        $0.key("params")
        $0.value(parameters)
      case .success(let id, let result):
        $0.member("id", id)
        $0.key("result")
        $0.value(result)
      case .failure(let id, let failure):
        $0.key("id")
        if let id { $0.integer(id) } else { $0.null() }
        $0.key("error")
        $0.value(failure.json)
      }
    }
    writer.newline()
    return writer.bytes
  }
}
