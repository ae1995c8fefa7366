import SearchModel
import SearchService

/// `limelight show`: one entity with all that is known of it.
enum ShowCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let reference = try invocation.onlyReference()
    let withTerms = invocation.arguments.has(.terms)
    let key = try await invocation.key(reference, scope: invocation.resolvedScope())
    guard let key, let view = try await invocation.service.show(key, withTerms: withTerms) else {
      if invocation.printsJSON {
        try invocation.output.write(JSONWriter.answer { $0.member("notices", [notice(reference)]) })
      }
      invocation.talk.say([notice(reference)])
      return ExitCode.none
    }
    if invocation.printsJSON {
      try invocation.output.write(.show(view, withTerms: withTerms, language: invocation.language))
    } else {
      let limit = invocation.talk.isVerbose ? 0 : 1000
      try lines(view, language: invocation.language)
        .write(to: invocation.output, terminal: invocation.terminal, limit: limit)
    }
    return ExitCode.ok
  }

  private static func notice(_ reference: String) -> Notice {
    Notice("unknown-entity", "there is no entity \(reference)")
  }

  private static func lines(_ view: EntityView, language: String?) -> KeyValueLines {
    let entity = view.entity.entity
    var lines = KeyValueLines()
    lines.add("label", entity.label(typeTitle: view.typeTitle, for: language))
    lines.add("uri", entity.key.uri)
    lines.add("app", entity.key.app)
    lines.add("type", entity.key.type)
    lines.add("id", entity.key.id)
    lines.add("domain", entity.domain)
    lines.add("lang", entity.language)
    lines.add("expires", date: entity.expires)
    lines.add("state", view.state)
    lines.add("donatedAt", date: view.entity.donatedAt)
    lines.add("sequence", String(view.entity.sequence))
    for attribute in entity.attributes { lines.add(attribute.name, attribute.value) }
    for action in view.actions { lines.add("action", "\(action.intent): \(action.title)") }
    for term in view.terms { lines.add("term", term) }
    for (name, value) in view.values.sorted(by: { $0.key < $1.key }) {
      lines.add("value", "\(name) = \(value)")
    }
    return lines
  }
}

extension Invocation {
  /// The one REF of `show` and `open`.
  ///
  /// - Throws: `usage` for none or several.
  func onlyReference() throws(LimelightError) -> String {
    guard arguments.words.count == 1, let reference = arguments.words.first else {
      let verb = arguments.verb?.rawValue ?? ""
      throw LimelightError(
        .usage,
        arguments.words.isEmpty
          ? "\(verb) needs a REF" : "\(verb) takes one REF, not \(arguments.words.count)",
        hint: "Write: limelight \(verb) URI, or a number of the last search; see: limelight help \(verb)")
    }
    return reference
  }
}
