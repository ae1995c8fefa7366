extension String.LocalizationValue {
  /// What stands for an argument that is not known yet.
  public enum Placeholder: Sendable, Hashable {
    /// A whole number, signed or not, numbers with fractions, or any object.
    case int, uint, float, double, object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package var key = ""
    package var text = ""
    var spans: [ArgumentSpan]?
    private var first: ArgumentSpan?

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a literal piece.
    ///
    /// A percent sign is doubled in the key, as in every format string.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
      text += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add(string, specifier: "%@") }

    /// Adds a text that is itself looked up.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add(String(localized: resource), specifier: "%@")
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      add(String(describing: value), specifier: T.isSigned ? "%lld" : "%llu")
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(_ value: T) {
      add(value.description, specifier: "%lf")
    }

    /// Adds a value in that format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(value), specifier: "%@")
    }

    /// Adds a number by a `printf` format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(String(format: specifier, value), specifier: specifier)
    }

    /// Leaves a place for an argument.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      add(placeholder.specifier, specifier: placeholder.specifier)
    }

    /// Leaves a place for an argument with a format of its own.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      add(specifier, specifier: specifier)
    }

    /// Adds anything: entities, enum cases and errors by what people see of them.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      if let shown = value as? any CustomLocalizedStringResourceConvertible {
        add(String(localized: shown.localizedStringResource), specifier: "%@")
      } else {
        add(String(describing: value), specifier: "%@")
      }
    }

    private mutating func add(_ argument: String, specifier: String) {
      let span = ArgumentSpan(start: text.utf8.count, length: argument.utf8.count)
      if let first {
        spans = (spans ?? [first]) + [span]
      } else {
        first = span
      }
      key += specifier
      text += argument
    }
  }
}

/// Where an argument stands in a text, in UTF-8 bytes.
struct ArgumentSpan: Sendable, Equatable, Codable {
  let start: Int
  let length: Int
}
