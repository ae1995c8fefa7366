package import SearchModel

/// What a process left behind.
package struct ProcessResult: Sendable {
  /// The exit code, or 128 + the number of the signal that ended it.
  package var status: Int32
  package var standardOutput: [UInt8]
  package var standardError: [UInt8]

  /// Standard output as text.
  package var stdout: String { String(decoding: standardOutput, as: UTF8.self) }
  /// Standard error as text.
  package var stderr: String { String(decoding: standardError, as: UTF8.self) }

  /// Standard output as one JSON value.
  package func json() throws -> JSONValue { try JSONValue.parse(standardOutput) }

  /// The lines of standard output.
  package var lines: [String] { stdout.split(separator: "\n").map(String.init) }
}
