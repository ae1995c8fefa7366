/// A type as far as its spelling tells: optional or not, a list or not, and the name.
struct ShapeType: Equatable {
  let isOptional: Bool
  let isList: Bool
  /// Without module; begins with `@` for an entity type of the app, is `any` for any type.
  let base: String

  /// From a table (`[@album]?`) or from source (`Swift.Optional<Array<AlbumEntity>>`).
  init(_ spelling: String) {
    var rest = spelling.filter { !$0.isWhitespace }
    var isOptional = false
    if rest.hasSuffix("?") {
      isOptional = true
      rest.removeLast()
    } else if let inner = rest.argument(of: "Optional") {
      isOptional = true
      rest = inner
    }
    var isList = false
    if rest.hasPrefix("["), rest.hasSuffix("]") {
      isList = true
      rest = String(rest.dropFirst().dropLast())
    } else if let inner = rest.argument(of: "Array") ?? rest.argument(of: "Set") {
      isList = true
      rest = inner
    }
    self.isOptional = isOptional
    self.isList = isList
    base = rest.lastPart
  }

  /// Types that cannot be an entity of the app.
  private static let values: Set<String> = [
    "String", "Int", "Double", "Bool", "Date", "DateComponents", "URL", "AttributedString", "IntentFile",
    "IntentPerson",
    "IntentCurrencyAmount", "IntentPaymentMethod", "CLPlacemark", "StringSearchCriteria",
  ]

  /// Whether a variable of that type can be what the schema names.
  func accepts(_ other: ShapeType) -> Bool {
    if other.isOptional, !isOptional { return false }
    if base == "any" { return true }
    guard isList == other.isList else { return false }
    return base.hasPrefix("@") ? !Self.values.contains(other.base) : base == other.base
  }

  /// For messages: `a list of album entities`.
  func described(in schema: Schema) -> String {
    if base == "any" { return isOptional ? "any type" : "any type that is not optional" }
    guard base.hasPrefix("@") else { return "'\(isList ? "[\(base)]" : base)\(isOptional ? "?" : "")'" }
    let entity = "entity of schema '\(schema.domain).\(base.dropFirst())'"
    return isList ? "list of an \(entity)" : "an \(entity)"
  }
}

extension String {
  /// The argument of a generic type: `Int` of `Swift.Array<Int>` for `Array`.
  fileprivate func argument(of generic: String) -> String? {
    guard hasSuffix(">"), let start = firstIndex(of: "<"),
      self[..<start].split(separator: ".").last ?? "" == generic
    else { return nil }
    return String(self[index(after: start)...].dropLast())
  }
}
