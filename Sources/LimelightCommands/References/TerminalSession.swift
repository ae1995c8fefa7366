import Glibc
import SearchModel

/// What the last search printed in this terminal, so that its numbers can be used.
///
/// One small file a terminal; it counts only for the same login session, since terminal names are used again.
struct TerminalSession {
  private let file: String
  private let owner: String

  /// The session of the terminal this process talks to; `nil` without one.
  ///
  /// `LIMELIGHT_SESSION` overrides the terminal: a name, or a path if it has a slash.
  init?(paths: HomePaths, environment: [String: String]) {
    if let name = environment["LIMELIGHT_SESSION"], !name.isEmpty {
      file = name.contains("/") ? name : paths.run + "/session-" + name
      owner = "named"
      return
    }
    guard let terminal = [1, 0, 2].lazy.compactMap({ ttyname($0) }).first else { return nil }
    let name = String(cString: terminal).split(separator: "/").joined(separator: "-")
    file = paths.run + "/session-" + name
    owner = String(getsid(0))
  }

  /// Remembers what the numbers of a search mean; a failure to write only loses the numbers.
  ///
  /// - Parameter typed: the text that was searched for.
  func store(_ targets: [(number: Int, target: String)], typed: String) {
    // A text of several lines is worth less than the file's order.
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    var text = owner + "\n" + Self.typedMark + "\t" + line + "\n"
    for target in targets { text += "\(target.number)\t\(target.target)\n" }
    var directory = ""
    for part in file.split(separator: "/").dropLast() {
      directory += "/" + part
      mkdir(directory, 0o700)
    }
    let temporary = file + ".\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = text.utf8.withContiguousStorageIfAvailable { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    if isWritten == text.utf8.count { rename(temporary, file) } else { unlink(temporary) }
  }

  /// What a number of the last search means: a URI, or `APP/INTENT` of an action.
  func target(_ number: Int) -> String? {
    entries()?.targets.first { $0.number == number }?.target
  }

  /// The text of the last search, if it printed that target.
  func typed(leadingTo target: String) -> String? {
    guard let entries = entries(), entries.targets.contains(where: { $0.target == target }) else {
      return nil
    }
    return entries.typed
  }

  /// Begins the line with what was typed.
  private static let typedMark = "typed"

  private func entries() -> (typed: String?, targets: [(number: Int, target: String)])? {
    guard let stream = fopen(file, "re") else { return nil }
    defer { fclose(stream) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var isFirst = true
    var entries: (typed: String?, targets: [(number: Int, target: String)]) = (nil, [])
    while getline(&line, &capacity, stream) > 0, let line {
      let text = String(cString: line).dropLast()
      if isFirst, text != owner { return nil }
      isFirst = false
      let parts = text.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0] == Self.typedMark { entries.typed = String(parts[1]) }
      if let number = Int(parts[0]) { entries.targets.append((number, String(parts[1]))) }
    }
    return entries
  }
}
