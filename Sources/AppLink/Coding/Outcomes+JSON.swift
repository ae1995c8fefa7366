package import SearchModel

extension OpenOutcome {
  package var linkJSON: JSONValue {
    .members(("exec", exec.map { .texts($0) }), ("contentIdentifier", contentIdentifier.map { .string($0) }))
  }

  /// - Throws: `invalidParameters`, if this is no object of such members.
  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    try json.requireObject()
    self.init(
      exec: try json.optional("exec", \.arguments),
      contentIdentifier: try json.optional("contentIdentifier", \.string))
  }
}

extension RenderedView {
  package var linkJSON: JSONValue {
    .members(
      ("json", .string(json)), ("text", .string(text)), ("html", .string(html)),
      ("actions", .array(actions.map(\.linkJSON))))
  }

  package init?(linkJSON value: JSONValue?) {
    guard let json = value?["json"]?.string, let text = value?["text"]?.string,
      let html = value?["html"]?.string
    else { return nil }
    let actions = value?["actions"]?.array ?? []
    self.init(json: json, text: text, html: html, actions: actions.compactMap(SnippetAction.init(linkJSON:)))
  }
}

extension SnippetAction {
  var linkJSON: JSONValue {
    .members(
      ("id", .string(id)), ("title", .string(title)), ("kind", .string(kind)),
      ("isOn", isOn.map { .boolean($0) }))
  }

  init?(linkJSON json: JSONValue) {
    guard let id = json["id"]?.string else { return nil }
    self.init(
      id: id, title: json["title"]?.string ?? "", kind: json["kind"]?.string ?? "",
      isOn: json["isOn"]?.boolean)
  }
}

extension SnippetUpdate {
  package var linkJSON: JSONValue {
    .members(
      ("rendering", .integer(Int64(number))), ("view", view.linkJSON), ("dialog", dialog.map { .string($0) }),
      ("exec", exec.map { .texts($0) }))
  }

  package init?(linkJSON json: JSONValue) {
    guard let number = json["rendering"]?.integer.flatMap({ Int(exactly: $0) }),
      let view = RenderedView(linkJSON: json["view"])
    else { return nil }
    self.init(number: number, view: view)
    dialog = json["dialog"]?.string
    exec = json["exec"]?.textList
  }
}

extension RunOutcome {
  /// - Parameter snippet: what names the view while it can be tapped.
  package func linkJSON(snippet: Int64? = nil) -> JSONValue {
    .members(
      ("value", value?.linkJSON), ("dialogFull", dialogFull.map { .string($0) }),
      ("dialogSupporting", dialogSupporting.map { .string($0) }), ("opens", opens.map { .string($0.uri) }),
      ("exec", exec.map { .texts($0) }), ("view", view?.linkJSON), ("isUndoable", .boolean(isUndoable)),
      ("snippet", snippet.map { .integer($0) }))
  }

  /// - Throws: `invalidParameters`, if this is no object of such members.
  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    self.init()
    try json.requireObject()
    value = try json.optional("value", AttributeValue.init(linkJSON:))
    dialogFull = try json.optional("dialogFull", \.string)
    dialogSupporting = try json.optional("dialogSupporting", \.string)
    opens = try json.optional("opens") { $0.string.flatMap { EntityKey(uri: $0) } }
    exec = try json.optional("exec", \.arguments)
    view = try json.optional("view") { RenderedView(linkJSON: $0) }
    isUndoable = try json.optional("isUndoable", \.boolean) ?? false
  }
}

extension SweepScope {
  /// What was asked for during a reindex; without members where that was everything.
  package var linkJSON: JSONValue {
    guard case .asked(let types, let items) = self else { return .object([]) }
    return .members(("types", .texts(types.sorted())), ("items", .boolean(items)))
  }

  /// Only an object without `types` says that everything was asked for: what it says is swept.
  ///
  /// - Throws: `invalidParameters`, if this is no object of such members.
  package init(linkJSON json: JSONValue) throws(RPCFailure) {
    try json.requireObject()
    let items = try json.optional("items", \.boolean) ?? false
    guard json["types"] != nil else {
      self = .everything
      return
    }
    guard let types = json["types"]?.textList else {
      throw RPCFailure(.invalidParameters, "the member 'types' is no list of texts")
    }
    self = .asked(types: Set(types), items: items)
  }
}
