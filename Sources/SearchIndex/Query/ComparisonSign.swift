/// A sign of comparison as people type it, such as `>=`, `≤` or `!=`.
struct ComparisonSign: Equatable {
  var comparison: QueryToken.Comparison
  /// `!=` or `≠`: all that `=` does not find.
  var differs = false
  /// In Unicode scalars.
  var length = 1

  /// The sign that the text begins with, in ASCII where there is one of full width; `nil` if it begins with none.
  init?(_ text: ArraySlice<Unicode.Scalar>) {
    guard let first = text.first else { return nil }
    let second = text.dropFirst().first
    switch first {
    case ":": comparison = .matches
    case "=":
      comparison = .equals
      // `≠` in two scalars.
      if second == "\u{338}" { (differs, length) = (true, 2) }
    case "\u{2260}": (comparison, differs) = (.equals, true)
    case "!" where second == "=": (comparison, differs, length) = (.equals, true, 2)
    case ">" where second == "=": (comparison, length) = (.atLeast, 2)
    case "<" where second == "=": (comparison, length) = (.atMost, 2)
    case ">": comparison = .above
    case "<": comparison = .below
    case "\u{2265}": comparison = .atLeast
    case "\u{2264}": comparison = .atMost
    default: return nil
    }
  }

  /// The sign that is all of a text.
  init?(whole text: String) {
    guard text.utf8.count <= 6 else { return nil }
    let scalars = Array(WidthFolding.fold(text).unicodeScalars)
    guard let sign = ComparisonSign(scalars[...]), sign.length == scalars.count else { return nil }
    self = sign
  }

  /// Whether a sign may end so.
  static func mayEnd(with scalar: Unicode.Scalar) -> Bool {
    switch WidthFolding.fold(scalar) {
    case ":", "=", "<", ">", "\u{338}", "\u{2260}", "\u{2264}", "\u{2265}": true
    default: false
    }
  }
}
