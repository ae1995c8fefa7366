/// Why a text is not JSON, and where.
package struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Bytes before the fault, from 0.
  package var offset: Int
  /// One sentence without the place.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  package var description: String { "\(message) (at byte \(offset + 1))" }
}
