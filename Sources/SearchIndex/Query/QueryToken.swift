/// A piece of typed text before anybody asked what its words mean.
struct QueryToken: Equatable, Sendable {
  enum Shape: Equatable, Sendable {
    /// A run without white space.
    case bare
    /// What stood between quotation marks; `isClosed` is false if the second one never came.
    case quoted(isClosed: Bool)
    /// A parenthesis that begins a group; its key and `-` are those of the whole group.
    case open
    /// The parenthesis that ends a group.
    case close
  }

  /// `key:`, `key=`, `key>=` and so on before the value.
  struct Key: Equatable, Sendable {
    var name: String
    var comparison: Comparison
    /// Whether the sign asks for everything else: `key!=`.
    var differs = false
  }

  /// How an attribute is compared with the value after it.
  enum Comparison: String, Equatable, Sendable {
    case matches = ":"
    case equals = "="
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
  }

  var shape: Shape
  /// The value without quotation marks, `-` and key.
  var text: String
  /// Where the value begins, its quotation mark included, in Unicode scalars of the typed text.
  var valueStart: Int
  var isNegated = false
  var key: Key?
  /// The whole token as typed, which is searched as words when the key turns out to be none.
  var source: String
  /// Where it stands, in Unicode scalars of the typed text.
  var range: Range<Int>

  /// `AND`, `OR` and `NOT` are operators only as bare upper-case words; where they stand decides the rest.
  var operatorWord: QueryOperator? {
    guard shape == .bare, !isNegated, key == nil else { return nil }
    return QueryOperator(rawValue: WidthFolding.fold(text))
  }

  /// The token as typed, without the `-` that negates it.
  var sourceWithoutMinus: String { isNegated ? String(source.unicodeScalars.dropFirst()) : source }
}

/// The operators a person can type.
enum QueryOperator: String, Sendable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
}
