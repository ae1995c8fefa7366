extension String {
  /// A text with interpolations, before it is looked up in a language.
  ///
  /// Apple's counterpart: `String.LocalizationValue`, which Foundation on Linux lacks.
  public struct LocalizationValue: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
    /// The text with a placeholder for each interpolation: what translations are filed under.
    package let key: String
    /// The text with the interpolations filled in.
    package let text: String
    /// Where the arguments stand in the text, if there are two or more.
    ///
    /// One argument is what is left when the key's beginning and end are taken away, so the titles of entities, mostly a single
    /// name, cost nothing more than their text.
    private let spans: [ArgumentSpan]?

    /// A text without interpolations.
    public init(_ value: String) {
      key = value
      text = value
      spans = nil
    }

    /// A literal without interpolations.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
      spans = stringInterpolation.spans
    }

    /// The arguments as they are shown, in their order.
    package var arguments: [String] {
      if let spans {
        let bytes = text.utf8
        return spans.map { span in
          let start = bytes.index(bytes.startIndex, offsetBy: span.start)
          return String(text[start..<bytes.index(start, offsetBy: span.length)])
        }
      }
      guard key != text || key.contains("%") else { return [] }
      return FormatTemplate(key).onlyArgument(in: text).map { [$0] } ?? []
    }
  }
}
