/// Something that the system could not read, and where it is written.
package struct SourceDiagnostic: Sendable, Equatable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning }
  package var severity: Severity
  package var place: SourcePlace
  /// What is wrong and what to do.
  package var message: String

  package init(_ severity: Severity = .error, _ place: SourcePlace, _ message: String) {
    self.severity = severity
    self.place = place
    self.message = message
  }

  /// As compilers write: `file:line: error: message`.
  package var description: String { "\(place.file):\(place.line): \(severity.rawValue): \(message)" }
}
