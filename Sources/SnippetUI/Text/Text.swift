public import Foundation
public import FoundationAdditions

/// Text to read.
///
/// Dates and languages are those of the moment it is shown.
///
/// Apple's counterpart: SwiftUI's `Text`.
public struct Text: Equatable, Sendable {
  /// A piece as it was written.
  enum Source: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundleURL: URL?)
    case resource(LocalizedStringResource)
    case date(Date, DateStyle)
    case dates(Date, Date)
    case timer(Date, Date, pause: Date?, countsDown: Bool)
    case image(Image)
    case attributed(AttributedString)
  }

  struct Piece: Equatable, Sendable {
    var source: Source
    var style = TextStyling()
  }

  var pieces: [Piece]

  init(_ source: Source) { pieces = [Piece(source: source)] }

  /// Text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Text that is looked up in the person's language; `**bold**` and the like in it count.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundleURL: bundle?.bundleURL))
  }

  /// Text that is looked up in the person's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  // Disfavoured, for a literal could be one too, and is to be looked up.

  /// Text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// An image among text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A date, as of the moment it is shown.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// A span of time.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates.lowerBound, dates.upperBound)) }

  /// A span of time.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }

  /// What is left or past of a span of time, as of the moment it is shown.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval.lowerBound, timerInterval.upperBound, pause: pauseTime, countsDown: countsDown))
  }

  /// A value in that format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { self.init(.verbatim(format.format(input))) }

  /// A value in that format, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// A value as that formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// A value as that formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// The one text and then the other, each as it looks.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.pieces += right.pieces
    return text
  }

  /// The text with its look changed, where the pieces do not say otherwise.
  func styled(_ change: (inout TextStyling) -> Void) -> Text {
    var outer = TextStyling()
    change(&outer)
    var text = self
    for place in text.pieces.indices { text.pieces[place].style = text.pieces[place].style.over(outer) }
    return text
  }
}

extension Text: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    let runs = runs
    var values: [String: ViewValue] = ["text": .text(runs.map(\.text).joined())]
    if runs.contains(where: { $0.style != TextStyling() || $0.image != nil }) {
      values["runs"] = .list(runs.map(\.viewValue))
    }
    return [ViewNode(.text, values)]
  }
}

extension ViewKind {
  package static let text: ViewKind = "text"
}
