extension String {
  /// A text with interpolations, before it is looked up in a language.
  ///
  /// Apple's counterpart: `String.LocalizationValue`, which Foundation on Linux lacks.
  public struct LocalizationValue: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
    /// The text with a placeholder for each interpolation: what translations are filed under.
    package let key: String
    /// The text with the interpolations filled in.
    package let text: String

    /// A text without interpolations.
    public init(_ value: String) {
      key = value
      text = value
    }

    /// A literal without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
    }

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

      /// Begins empty.
      public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
      }

      /// Adds a literal piece.
      public mutating func appendLiteral(_ literal: String) {
        key += literal
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
        key += specifier
        text += argument
      }
    }
  }

  /// The text of the resource in the person's language; without a translation, as written.
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text }

  /// The text in the person's language; without a translation, as written.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// The text in the person's language; without a translation, the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
