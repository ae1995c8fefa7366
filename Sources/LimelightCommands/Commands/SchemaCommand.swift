import SearchModel
import SearchService
import TerminalText

/// `limelight schema`: which keys there are and how each is searched.
enum SchemaCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let words = invocation.arguments.words
    switch words.first {
    case "ls" where words.count == 1, nil: return try await list(invocation)
    case "show" where words.count <= 2: return try await show(invocation, key: words.dropFirst().first)
    default:
      throw LimelightError(
        .usage, "schema does not know \(Escape.text(words.joined(separator: " ")))",
        hint: "Write: limelight schema ls, or limelight schema show KEY")
    }
  }

  private static func list(_ invocation: Invocation) async throws -> Int32 {
    let schema = try await invocation.service.schema()
    if invocation.printsJSON {
      try invocation.output.write(.schema(schema, schema.attributes))
      return ExitCode.ok
    }
    for attribute in schema.attributes {
      try invocation.output.write(line(attribute, isTerminal: invocation.terminal.isTerminal))
    }
    return ExitCode.ok
  }

  private static func show(_ invocation: Invocation, key: String?) async throws -> Int32 {
    guard let key else { return try await list(invocation) }
    let schema = try await invocation.service.schema()
    // An alias stands for its key; a custom key has a row for each kind of its values.
    let found = schema.attributes.filter { $0.key == key }
    let rows = found.isEmpty ? schema.attributes.filter { $0.aliases.contains(key) } : found
    guard !rows.isEmpty else {
      let near = Nearest.word(to: key, among: schema.attributes.flatMap { [$0.key] + $0.aliases })
      let notice = Notice(
        "unknown-key", "no attribute is called \(key)" + (near.map { "; did you mean \($0)?" } ?? ""))
      if invocation.printsJSON {
        try invocation.output.write(.schema(schema, [], notices: [notice]))
      }
      invocation.talk.say([notice])
      return ExitCode.none
    }
    if invocation.printsJSON {
      try invocation.output.write(.schema(schema, rows))
    } else {
      for row in rows {
        try lines(row).write(to: invocation.output, terminal: invocation.terminal)
      }
    }
    return ExitCode.ok
  }

  /// Key, kind, how it is searched, aliases, prefix, slot, weight; fields are only ever appended.
  private static func line(_ attribute: AttributeInfo, isTerminal: Bool) -> String {
    let fields = [
      attribute.key, attribute.kind, how(attribute), attribute.aliases.joined(separator: ","),
      attribute.prefix,
      attribute.slot.map { String($0) } ?? "", String(attribute.weight),
    ]
    guard isTerminal else { return fields.map { Escape.text($0) }.joined(separator: "\t") + "\n" }
    let key = Escape.text(attribute.key, forTerminal: true)
    let padding = String(repeating: " ", count: max(1, 32 - TextWidth.columns(key)))
    let kind = attribute.kind + String(repeating: " ", count: max(1, 12 - attribute.kind.count))
    return key + padding + kind + how(attribute) + "\n"
  }

  private static func lines(_ attribute: AttributeInfo) -> KeyValueLines {
    var lines = KeyValueLines()
    lines.add("key", attribute.key)
    for alias in attribute.aliases { lines.add("alias", alias) }
    lines.add("type", attribute.type)
    lines.add("kind", attribute.kind)
    lines.add("custom", attribute.isCustom ? "true" : "false")
    lines.add("searched", how(attribute))
    lines.add("prefix", attribute.prefix.isEmpty ? nil : attribute.prefix)
    lines.add("slot", attribute.slot.map { String($0) })
    lines.add("weight", String(attribute.weight))
    return lines
  }

  private static func how(_ attribute: AttributeInfo) -> String {
    attribute.matching.rawValue + (attribute.isFoundByBareWord ? ", bare words" : "")
  }
}
