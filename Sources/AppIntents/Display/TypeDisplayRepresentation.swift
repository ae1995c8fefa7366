/// What people call a type of entities or values.
///
/// Apple's counterpart: `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The name of one.
  public var name: LocalizedStringResource
  /// The name of several, with a placeholder for the number.
  public var numericFormat: LocalizedStringResource?
  /// Other names of one.
  public var synonyms: [LocalizedStringResource]

  /// A name with what else is known.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// A name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// A name with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The type with a number: the numeric format filled in, else the number and the name.
  package func text(count: Int) -> String {
    guard let format = numericFormat?.text else { return "\(count) \(name.text)" }
    for place in ["%lld", "%llu", "%d", "%u", "%ld", "%lu", "%@"] {
      if let range = format.range(of: place) {
        return format.replacingCharacters(in: range, with: String(count))
      }
    }
    return format
  }
}
