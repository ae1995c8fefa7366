public import Foundation
import FoundationAdditions

/// A text of a view that is looked up in the person's language; `**bold**` and the like in it count.
///
/// Apple's counterpart: SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let value: String.LocalizationValue
  /// What was interpolated and has a look of its own; a mark in the text stands for each.
  let texts: [Text]

  /// A text to look up.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    texts = []
  }
  /// A text to look up.
  public init(stringLiteral value: String) { self.init(value) }
  /// A text to look up, with values in it.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.values)
    texts = stringInterpolation.texts
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var values: String.LocalizationValue.StringInterpolation
    var texts: [Text] = []

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      values = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) { values.appendLiteral(literal) }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { values.appendInterpolation(string) }
    /// Adds a text that is itself looked up.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      values.appendInterpolation(resource)
    }
    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      values.appendInterpolation(value)
    }
    /// Adds a number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(_ value: T) {
      values.appendInterpolation(value)
    }
    /// Adds a number by a `printf` format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      values.appendInterpolation(value, specifier: specifier)
    }
    /// Adds a value in that format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      values.appendInterpolation(format.format(input))
    }
    /// Adds a value as that formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      values.appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Adds a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }
    /// Adds a span of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
    /// Adds a span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }
    /// Adds a text with its attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) { append(Text(attributed)) }
    /// Adds anything by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { values.appendInterpolation(value) }

    private mutating func append(_ text: Text) {
      values.appendInterpolation("\(TextMark.begin)\(texts.count)\(TextMark.end)")
      texts.append(text)
    }
  }
}

/// What stands in a looked-up text for an interpolated one, until it has been looked up.
enum TextMark {
  static let begin: Character = "\u{F8F0}"
  static let end: Character = "\u{F8F1}"

  /// Puts the texts where their marks stand; a mark that is not ours stays a character.
  static func filled(_ runs: [TextRun], with texts: [Text]) -> [TextRun] {
    texts.isEmpty ? runs : runs.flatMap { filled($0, with: texts) }
  }

  private static func filled(_ run: TextRun, with texts: [Text]) -> [TextRun] {
    var filled: [TextRun] = []
    var plain = run
    plain.text = ""
    var rest = Substring(run.text)
    while let start = rest.firstIndex(of: begin) {
      plain.text += rest[..<start]
      let inside = rest[rest.index(after: start)...]
      if let stop = inside.firstIndex(of: end), let place = Int(inside[..<stop]), texts.indices ~= place {
        if !plain.text.isEmpty { filled.append(plain) }
        plain.text = ""
        filled += texts[place].runs.map { $0.styled(outer: run.style) }
        rest = inside[inside.index(after: stop)...]
      } else {
        plain.text.append(begin)
        rest = inside
      }
    }
    plain.text += rest
    return plain.text.isEmpty && !filled.isEmpty ? filled : filled + [plain]
  }
}
