package import SearchModel

/// A person at the other end of a connection, as the app sees them.
package struct RemoteInteraction: InteractionHandler {
  private let peer: RPCPeer
  package let isPersonPresent: Bool

  package init(_ peer: RPCPeer, isPersonPresent: Bool) {
    self.peer = peer
    self.isPersonPresent = isPersonPresent
  }

  package func progress(_ fraction: Double?, text: String) async {
    peer.notify(
      LinkMethod.tellProgress, .members(("fraction", fraction.map { .number($0) }), ("text", .string(text))))
  }

  package func value(for question: ValueQuestion) async throws -> String {
    try await peer.call(LinkMethod.askValue, question.linkJSON).requiredText("value")
  }

  package func choice(for question: ChoiceQuestion) async throws -> Int {
    let answer = try await peer.call(LinkMethod.askChoice, question.linkJSON)
    guard let place = answer["place"]?.integer, question.options.indices.contains(Int(place)) else {
      throw RPCFailure(.invalidParameters, "the answer names none of the options")
    }
    return Int(place)
  }

  package func confirmation(for question: ConfirmationQuestion) async throws -> Bool {
    try await Self.truth(peer.call(LinkMethod.askConfirmation, question.linkJSON))
  }

  package func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool {
    try await Self.truth(
      peer.call(
        LinkMethod.askComeForward,
        .members(("dialog", dialog.map { .string($0) }), ("mustConfirm", .boolean(mustConfirm)))))
  }

  private static func truth(_ answer: JSONValue) throws -> Bool {
    guard let truth = answer["accepted"]?.boolean else {
      throw RPCFailure(.invalidParameters, "the answer is neither yes nor no")
    }
    return truth
  }
}

extension InteractionHandler {
  /// Answers an app's question; `nil` if the method is none.
  package func answer(_ method: String, _ parameters: JSONValue) async throws -> JSONValue? {
    switch method {
    case LinkMethod.askValue:
      .members(("value", .string(try await value(for: ValueQuestion(linkJSON: parameters)))))
    case LinkMethod.askChoice:
      .members(("place", .integer(Int64(try await choice(for: ChoiceQuestion(linkJSON: parameters))))))
    case LinkMethod.askConfirmation:
      .members(
        ("accepted", .boolean(try await confirmation(for: ConfirmationQuestion(linkJSON: parameters)))))
    case LinkMethod.askComeForward:
      .members(
        (
          "accepted",
          .boolean(
            try await comeForward(
              dialog: parameters["dialog"]?.string,
              mustConfirm: parameters["mustConfirm"]?.boolean ?? false))
        ))
    default: nil
    }
  }
}
