package import SearchModel

/// Why a manifest file is not used; every other manifest is.
package struct ManifestProblem: Error, Sendable, Equatable {
  /// The file's path.
  package var file: String
  /// Bytes before the fault, where it is one of JSON itself.
  package var offset: Int?
  /// The line of the fault, from 1.
  package var line: Int?
  /// What is wrong, as one sentence without its full stop.
  package var message: String
  /// What to do about it.
  package var hint: String

  package init(file: String, offset: Int? = nil, line: Int? = nil, message: String, hint: String) {
    self.file = file
    self.offset = offset
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// The problem as a notice of code `broken-manifest`.
  package var notice: Notice {
    var place = file
    if let line { place += ":\(line)" }
    if let offset { place += " (byte \(offset + 1))" }
    return Notice("broken-manifest", "\(place): \(message). \(hint)")
  }
}
