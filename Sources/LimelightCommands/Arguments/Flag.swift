/// One flag, defined once: the parser, the help pages and later the shell completions read this.
struct Flag: Sendable {
  enum Name: String, Sendable, CaseIterable {
    // everywhere
    case home, color, timeout, quiet, verbose, json, help, version
    // donate
    case strict, check, replace, rejects, noWait, records
    // what is meant
    case app, type, domain, id
    // search
    case ndjson, ids, uris, null, name, limit, offset, cursor, summary, sort, facet, count, typing, explain,
      syntax, noEngagement
    // run
    case param, yes, noOpen, tap
    // the others
    case terms, follow, catalogOnly, appsOnly, rebuild, acceptDeletions, ifOlderThan, splay, wait, dryRun
    case maxAge, format
  }

  var name: Name
  /// Without its dashes.
  var long: String
  var short: Character?
  /// What help calls its value; `nil` for a switch.
  var value: String?
  /// One line of help.
  var summary: String

  init(_ name: Name, _ long: String, _ short: Character? = nil, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.long = long
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// As help shows it: `-n, --limit N`.
  var spelling: String {
    (short.map { "-\($0), " } ?? "    ") + "--" + long + (value.map { " " + $0 } ?? "")
  }
}
