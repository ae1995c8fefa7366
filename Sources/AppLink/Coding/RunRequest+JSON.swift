package import SearchModel

extension RunRequest {
  /// - Parameter isPersonPresent: `nil` if nobody answers what the intent asks.
  package func linkJSON(isPersonPresent: Bool?) -> JSONValue {
    .members(
      ("intent", .string(intent)), ("parameters", .texts(parameters)), ("opensNext", .boolean(opensNext)),
      ("isGuess", .boolean(isGuess)), ("keepsSnippet", .boolean(keepsSnippet)),
      ("canAsk", .boolean(isPersonPresent != nil)), ("isPersonPresent", .boolean(isPersonPresent ?? false)))
  }

  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    let parameters = json["parameters"] ?? .object([])
    guard case .object(let members) = parameters, members.allSatisfy({ $0.value.string != nil }) else {
      throw RPCFailure(.invalidParameters, "the member 'parameters' is no object of texts")
    }
    self.init(try json.requiredText("intent"), parameters: parameters.texts)
    opensNext = json["opensNext"]?.boolean ?? true
    isGuess = json["isGuess"]?.boolean ?? false
    keepsSnippet = json["keepsSnippet"]?.boolean ?? false
  }
}
