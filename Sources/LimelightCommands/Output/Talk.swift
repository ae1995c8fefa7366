import Glibc
import SearchModel

/// What is said on standard error; data never goes here.
struct Talk: Sendable {
  var isQuiet = false
  var isVerbose = false

  /// Says one line, unless quiet.
  func say(_ line: String) {
    if !isQuiet { Self.write("limelight: \(Escape.text(line))\n") }
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
    var text = "limelight: \(Escape.text(error.message)) (\(error.code.rawValue) \(error.code.name))."
    if let hint = error.hint { text += " What to do: " + Escape.text(hint) }
    return text
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
