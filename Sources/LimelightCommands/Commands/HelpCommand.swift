import SearchModel

/// Help pages and the version: they need no home and no service.
enum HelpCommand {
  /// What to print if the arguments ask for help or the version; `nil` if they ask for work.
  ///
  /// - Throws: `usage` for an unknown topic.
  static func text(_ arguments: LowArguments) throws(LimelightError) -> String? {
    if arguments.has(.version) { return Version.text }
    guard let verb = arguments.verb else { return Help.overview() }
    if arguments.has(.help) { return verb == .help ? Help.page(.help) : Help.page(verb) }
    guard verb == .help else { return nil }
    guard let topic = arguments.words.first else { return Help.overview() }
    guard arguments.words.count == 1 else {
      throw LimelightError(.usage, "help takes one topic", hint: "Write: limelight help \(topic)")
    }
    if topic == "exit-codes" { return Help.exitCodes() }
    guard let verb = Verb(rawValue: topic) else {
      let near = Nearest.word(to: topic, among: Verb.allCases.map(\.rawValue) + ["exit-codes"])
      throw LimelightError(
        .usage, "there is no help on \(topic)",
        hint: near.map { "Did you mean \"limelight help \($0)\"?" } ?? "See: limelight help")
    }
    return Help.page(verb)
  }
}

/// What `--version` prints.
enum Version {
  static let text = "limelight 0.1.0 (JSON version 1, index format 1)\n"
}
