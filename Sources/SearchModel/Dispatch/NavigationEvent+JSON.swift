extension NavigationEvent {
  /// Appends the event's members to an open object: what `open --json` prints and handlers read.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("event", event)
    writer.member("app", app)
    writer.member("intent", orNull: intent)
    writer.object("entity") {
      $0.member("type", entity.type)
      $0.member("id", entity.id)
      $0.member("uri", entity.uri)
    }
    writer.member("contentIdentifier", contentIdentifier)
    writer.object("parameters") {
      for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { $0.member(name, value) }
    }
    if let exec { writer.member("exec", exec) }
    writer.member("source", source)
    writer.member("delivered", delivered.rawValue)
    writer.member("at", date: at)
  }

  /// The event as one JSON object.
  package var json: String {
    var writer = JSONWriter()
    writer.object { writeMembers(to: &$0) }
    return writer.text
  }
}
