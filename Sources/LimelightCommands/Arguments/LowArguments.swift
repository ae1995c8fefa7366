import SearchModel
import TerminalText

/// The command line taken apart: flags and words as text, nothing looked up yet.
struct LowArguments: Sendable {
  var verb: Verb?
  /// The values of each flag in order; a switch has one empty value for each time it stands there.
  var flags: [Flag.Name: [String]] = [:]
  var words: [String] = []

  func has(_ name: Flag.Name) -> Bool { flags[name] != nil }

  /// The last value wins.
  func value(_ name: Flag.Name) -> String? { flags[name]?.last }

  /// Takes the arguments apart, without the program's name.
  ///
  /// - Throws: `usage` naming the argument and the nearest thing that exists.
  init(_ arguments: [String]) throws(LimelightError) {
    var rest = arguments[...]
    var onlyWords = false
    while let argument = rest.popFirst() {
      if onlyWords || argument == "-" || !argument.hasPrefix("-") {
        try take(word: argument)
      } else if argument == "--" {
        onlyWords = true
      } else if argument.hasPrefix("--") {
        try take(long: argument.dropFirst(2), &rest)
      } else {
        try take(short: argument, &rest)
      }
    }
  }

  private var known: [Flag] {
    (FlagTable.global + (verb?.flags ?? [.version])).map(FlagTable.flag)
  }

  private mutating func take(word: String) throws(LimelightError) {
    guard verb == nil else { return words.append(word) }
    guard let verb = Verb(rawValue: word) else {
      let near = Nearest.word(to: word, among: Verb.allCases.map(\.rawValue))
      throw LimelightError(
        .usage, "there is no verb \(Escape.text(word))",
        hint: near.map { "Did you mean \"limelight \($0)\"? See: limelight help" } ?? "See: limelight help")
    }
    self.verb = verb
  }

  private mutating func take(
    long argument: Substring, _ rest: inout ArraySlice<String>
  ) throws(LimelightError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = known.first(where: { $0.long == name }) else { throw unknown("--" + name) }
    try take(flag, value: parts.count > 1 ? String(parts[1]) : nil, spelled: "--" + name, &rest)
  }

  private mutating func take(short argument: String, _ rest: inout ArraySlice<String>) throws(LimelightError)
  {
    let letters = argument.dropFirst()
    if letters.count == 1, let letter = letters.first, let flag = known.first(where: { $0.short == letter }) {
      return try take(flag, value: nil, spelled: argument, &rest)
    }
    guard verb?.takesFreeText == true else { throw unknown(argument) }
    words.append(argument)
  }

  private mutating func take(
    _ flag: Flag, value: String?, spelled: String, _ rest: inout ArraySlice<String>
  ) throws(LimelightError) {
    guard let name = flag.value else {
      guard value == nil else {
        throw LimelightError(.usage, "\(spelled) takes no value", hint: "Write it alone: \(spelled)")
      }
      flags[flag.name, default: []].append("")
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw LimelightError(
        .usage, "\(spelled) needs a value", hint: "Write: \(spelled) \(name.replacing("…", with: ""))")
    }
    flags[flag.name, default: []].append(value)
  }

  private func unknown(_ argument: String) -> LimelightError {
    let shown = Escape.text(argument)
    let place = verb.map { "\($0.rawValue) has no flag \(shown)" } ?? "there is no flag \(shown)"
    let near = Nearest.word(to: argument, among: known.map { "--" + $0.long })
    var hint = near.map { "Did you mean \($0)? " } ?? ""
    if let verb, verb.takesFreeText {
      hint += "To give it as text: limelight \(verb.rawValue) -- \(shown)"
    } else {
      hint += "See: limelight help" + (verb.map { " " + $0.rawValue } ?? "")
    }
    return LimelightError(.usage, place, hint: hint)
  }
}
