import SearchModel

/// Help pages, made from the tables of verbs and flags.
enum Help {
  static let program = """
    Limelight finds what your apps donated, and opens it.

      limelight reindex                    index the packages and manual pages of this machine
      limelight search network scanner     find
      limelight open 1                     open the first hit

    Usage: limelight VERB [FLAGS] …

    """

  /// The page of `limelight` alone.
  static func overview() -> String {
    var text = program + "\nVerbs:\n"
    let width = Verb.allCases.map(\.rawValue.count).max() ?? 0
    for verb in Verb.allCases { text += "  " + padded(verb.rawValue, width + 2) + verb.summary + "\n" }
    text += "\nFlags of every verb:\n" + flags(FlagTable.global)
    text += "\nMore: limelight help VERB, limelight help exit-codes, limelight --version\n"
    return text
  }

  /// The page of one verb.
  static func page(_ verb: Verb) -> String {
    var usage = "limelight \(verb.rawValue)"
    if !verb.flags.isEmpty { usage += " [FLAGS]" }
    if !verb.operands.isEmpty { usage += " " + verb.operands }
    var text = "limelight \(verb.rawValue) — \(verb.summary)\n\nExamples:\n"
    for example in verb.examples {
      text += "  " + example.command + (example.purpose.isEmpty ? "" : "   # " + example.purpose) + "\n"
    }
    text += "\nUsage: \(usage)\n\n\(details(verb))"
    if !verb.flags.isEmpty { text += "\nFlags:\n" + flags(verb.flags) }
    text += "\nFlags of every verb:\n" + flags(FlagTable.global)
    return text
  }

  /// The table of exit codes.
  static func exitCodes() -> String {
    ExitCode.table.map { "\(padded(String($0.code), 5))\(padded($0.name, 16))\($0.meaning)\n" }.joined()
  }

  private static func flags(_ names: [Flag.Name]) -> String {
    let flags = names.map(FlagTable.flag)
    let width = flags.map(\.spelling.count).max() ?? 0
    return flags.map { "  " + padded($0.spelling, width + 2) + $0.summary + "\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func details(_ verb: Verb) -> String {
    switch verb {
    case .donate:
      """
      One JSON object a line. Reserved keys: op (index, delete, deleteDomain, deleteApp), app, type, id, domain,
      expires, hidden, lang. Every other key is an attribute: a Core Spotlight name (title, keywords, …), an
      alias (description, text, date, url), subtitle, or a key of your own. Dates are RFC 3339 or seconds since
      1970. An object replaces the entity of the same app, type and id. The receipt says what became of it;
      exit 3 means that some lines were refused, 65 that --strict took nothing.

      """
    case .search:
      """
      Words are searched everywhere; the last one is completed unless it is quoted or followed by a space.
        "two words"   phrase          key:word  key:"two words"  key=value   in one attribute
        -word         without         key>=3  key<3  key:3..9                numbers and dates
        (a OR b) c    groups          date:today  date:last week  date:7d..  word*  words that begin so
      Keys are Core Spotlight names, your own keys, and app, type, domain, id, kind, lang. --app, --type and
      --domain given again take more; each key can be sorted by and counted. A single-dash argument
      that is no flag is text. On a pipe each line is URI, title, subtitle, type, app and actions, between tabs.
      Exit 1 means that nothing was found.

      """
    case .show, .open, .delete:
      """
      REF is a URI (limelight://open/APP/TYPE/ID), a number of the last search printed in this terminal, or an
      identifier that is unique under --app and --type (with --id even if it looks like one of the others).

      """
    case .why:
      """
      Holds one entity against a query: what of the query it has, what it has instead of the rest, and where it
      stands among the hits. REF is as in show. Exit 1 means that the search does not find it.

      """
    case .terms:
      """
      Prints what the index has of words that begin with PREFIX, each with the number of entities. With a key in
      front (title:harb) these are words of that attribute as key:word and whole values as key=value.

      """
    case .schema:
      """
      Keys are Core Spotlight's, and those of your own that were donated here. searched: words-and-phrases, words,
      shared-text (found among all text), values (ranges and order), stored-only; bare words: found without the key.

      """
    case .engagement:
      """
      What is opened from a search ranks higher for what was typed, less from week to week. It is kept in the home
      for its owner only, goes with its entity, and is erased by forget and clear. off records and uses nothing;
      what was recorded before stays until it is cleared. REF is as in show.

      """
    case .run:
      """
      INTENT is APP/INTENT, an INTENT that only one app has, or the number of an action in the last search of this
      terminal. A VALUE is text, a number, a date as RFC 3339, yes or no; an entity is its URI, its identifier, or a
      title only one has. On a terminal missing values, choices and confirmations are asked for; elsewhere, and
      with --json, exit 15 names what is missing. Exit 14 means that you said no.

      """
    case .undo:
      """
      How an action is taken back is known to the process that performed it. The bundled apps end with the command
      that ran them, so of theirs there is nothing to undo: exit 12.

      """
    case .say:
      """
      The phrase names its app, by its display name or another name it goes by, and may name one thing of the
      app's. Case, accents and punctuation do not matter. Exactly one meaning is run; several are listed and
      nothing is run (11); none is 1, with the phrases that come nearest. All phrases: limelight shortcuts.

      """
    case .shortcuts:
      """
      One line a phrase: the phrase with each value in its place, APP/INTENT, parameters; between tabs on a pipe.

      """
    case .intents:
      """
      One line an intent: APP/INTENT, title, the sentence that shows it; between tabs on a pipe. INTENT is a name,
      or APP/INTENT where several apps have it.

      """
    case .ls: "Prints every entity, hidden and expired ones too, in a stable order.\n"
    case .log: "Prints sequence number, time, change, URI and title of the latest change of each entity.\n"
    case .reindex:
      """
      Asks every app for what it has and sweeps what it no longer names; rebuilds the index if the mapping
      changed or much was deleted. Searches go on meanwhile. A sweep of more than a tenth and more than 100
      entities of an app is withheld (exit 3) until --accept-deletions. Exit 75: another reindex runs.
      With REF only the app of those entities is asked, and only for them; nothing is swept.

      """
    case .status: "Prints what the home holds and how fresh the index is.\n"
    case .help: "Prints the page of a verb, or the table of exit codes.\n"
    }
  }
}
