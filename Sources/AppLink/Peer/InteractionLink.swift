package import SearchModel

/// A person at the other end of a connection, as the app sees them.
package struct RemoteInteraction: InteractionHandler {
  private let peer: RPCPeer
  private let shelf: SnippetShelf
  package let isPersonPresent: Bool

  /// The person whom a request says to be there; `nil` if it says that nobody can be asked.
  ///
  /// - Parameter shelf: where the snippets lie that can be tapped during a question.
  package init?(_ peer: RPCPeer, _ parameters: JSONValue, shelf: SnippetShelf) {
    guard parameters["canAsk"]?.boolean == true else { return nil }
    self.peer = peer
    self.shelf = shelf
    isPersonPresent = parameters["isPersonPresent"]?.boolean ?? false
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
    try await confirmation(for: question, tapping: nil)
  }

  package func confirmation(
    for question: ConfirmationQuestion, tapping snippet: (any TappableSnippet)?
  ) async throws -> Bool {
    let id = snippet.map { shelf.put($0, peer) }
    // Whoever asked ends it: it gives a value after a yes.
    defer { if let id { shelf.take(id) } }
    return try await Self.truth(peer.call(LinkMethod.askConfirmation, question.linkJSON(snippet: id)))
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
  ///
  /// - Parameter snippet: gives the app's snippet of that name.
  package func answer(
    _ method: String, _ parameters: JSONValue, snippet: (Int64) -> (any TappableSnippet)?
  ) async throws -> JSONValue? {
    switch method {
    case LinkMethod.askValue:
      .members(("value", .string(try await value(for: ValueQuestion(linkJSON: parameters)))))
    case LinkMethod.askChoice:
      .members(("place", .integer(Int64(try await choice(for: ChoiceQuestion(linkJSON: parameters))))))
    case LinkMethod.askConfirmation:
      .members(
        (
          "accepted",
          .boolean(
            try await confirmation(
              for: ConfirmationQuestion(linkJSON: parameters),
              tapping: parameters["snippet"]?.integer.flatMap(snippet)))
        ))
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
