import Glibc
import SearchModel
import TerminalText

/// What is said on standard error; data never goes here.
struct Talk: Sendable {
  var isQuiet = false
  var isVerbose = false

  /// Says one line, unless quiet.
  func say(_ line: String) {
    if !isQuiet { Self.write("limelight: \(Escape.text(line, forTerminal: true))\n") }
  }

  /// Says notices, one a line, unless quiet.
  func say(_ notices: [Notice]) {
    for notice in notices { say("\(notice.message) (\(notice.code))") }
  }

  /// Writes an error in the one shape that errors have.
  static func write(_ error: LimelightError) {
    write(text(error) + "\n")
  }

  static func text(_ error: LimelightError) -> String {
    let (message, pointer) = withPointer(error.message)
    var text =
      "limelight: \(Escape.text(message, forTerminal: true)) (\(error.code.rawValue) \(error.code.name))."
    if let hint = error.hint { text += " What to do: " + Escape.text(hint, forTerminal: true) }
    for line in pointer { text += "\n" + Escape.text(line, forTerminal: true) }
    return text
  }

  /// A message without its last two lines if these are a text and a caret under it; only they may be lines of
  /// their own, for a file's name may hold line ends too.
  private static func withPointer(_ message: String) -> (message: String, pointer: [String]) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 3, lines[1].hasPrefix("  "), lines[2].allSatisfy({ $0 == " " || $0 == "^" }),
      lines[2].hasSuffix("^")
    else { return (message, []) }
    return (lines[0], [lines[1], lines[2]])
  }

  /// Writes as it stands; nobody listening is no failure.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { raw in
      var start = 0
      while start < raw.count, let base = raw.baseAddress {
        let count = Glibc.write(2, base + start, raw.count - start)
        if count < 0, errno != EINTR { return }
        start += max(0, count)
      }
    }
  }
}
