/// Why a predicate's format cannot be read.
package struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  /// The format as it was given.
  package let format: String
  /// Where in it the reader stopped, in characters from the start.
  package let offset: Int
  /// What was expected or is not supported.
  package let reason: String

  /// The format with a mark below the place.
  package var description: String {
    "Unable to parse the predicate format: \(reason)\n  \(format)\n  \(String(repeating: " ", count: offset))^"
  }
}
