package import SearchModel

extension QuestionOption {
  package var linkJSON: JSONValue {
    .members(
      ("value", .string(value)), ("title", .string(title)), ("subtitle", subtitle.map { .string($0) }),
      ("style", .string(style.rawValue)), ("section", section.map { .string($0) }))
  }

  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    self.init(
      value: try json.requiredText("value"), title: try json.requiredText("title"),
      subtitle: json["subtitle"]?.string,
      style: json["style"]?.string.flatMap(Style.init(rawValue:)) ?? .default)
    section = json["section"]?.string
  }

  static func list(_ json: JSONValue?) throws(RPCFailure) -> [QuestionOption] {
    var options: [QuestionOption] = []
    for element in json?.array ?? [] { options.append(try QuestionOption(linkJSON: element)) }
    return options
  }
}

extension ValueQuestion {
  package var linkJSON: JSONValue {
    .members(
      ("intent", .string(intent)), ("parameter", .string(parameter)), ("title", .string(title)),
      ("kind", .string(kind)), ("prompt", .string(prompt)),
      ("suggestions", .array(suggestions.map(\.linkJSON))),
      ("preselected", preselected.map { .string($0) }), ("problem", problem.map { .string($0) }))
  }

  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    self.init(
      intent: try json.requiredText("intent"), parameter: try json.requiredText("parameter"),
      title: try json.requiredText("title"), kind: try json.requiredText("kind"),
      prompt: try json.requiredText("prompt"))
    suggestions = try QuestionOption.list(json["suggestions"])
    preselected = json["preselected"]?.string
    problem = json["problem"]?.string
  }
}

extension ChoiceQuestion {
  package var linkJSON: JSONValue {
    .members(
      ("prompt", .string(prompt)), ("parameter", parameter.map { .string($0) }),
      ("options", .array(options.map(\.linkJSON))), ("view", view?.linkJSON))
  }

  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    self.init(
      prompt: try json.requiredText("prompt"), options: try QuestionOption.list(json["options"]),
      view: RenderedView(linkJSON: json["view"]))
    parameter = json["parameter"]?.string
    guard !options.isEmpty else {
      throw RPCFailure(.invalidParameters, "the member 'options' names nothing to choose from")
    }
  }
}

extension ConfirmationQuestion {
  /// - Parameter snippet: what names the view while it can be tapped.
  package func linkJSON(snippet: Int64?) -> JSONValue {
    .members(
      ("prompt", .string(prompt)), ("acceptLabel", .string(acceptLabel)),
      ("acceptAlternatives", .texts(acceptAlternatives)), ("denyLabel", denyLabel.map { .string($0) }),
      ("denyAlternatives", .texts(denyAlternatives)), ("isDestructive", .boolean(isDestructive)),
      ("view", view?.linkJSON), ("snippet", snippet.map { .integer($0) }))
  }

  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    self.init(
      prompt: try json.requiredText("prompt"), acceptLabel: try json.requiredText("acceptLabel"),
      view: RenderedView(linkJSON: json["view"]))
    acceptAlternatives = json["acceptAlternatives"]?.textList ?? []
    denyLabel = json["denyLabel"]?.string
    denyAlternatives = json["denyAlternatives"]?.textList ?? []
    isDestructive = json["isDestructive"]?.boolean ?? false
  }
}
