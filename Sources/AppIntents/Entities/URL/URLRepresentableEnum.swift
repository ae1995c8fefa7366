/// An enum whose cases can be written as URLs.
///
/// Apple's counterpart: `URLRepresentableEnum`.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum {
  /// The form of the URLs, or one for each case.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// The form of a URL of this type.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The case's URL; `nil` if there is none for it.
  public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}

/// The form of an enum's URLs: one text with the token `.rawValue`, or a dictionary of one text for each case.
///
/// Apple's counterpart: `EnumURLRepresentation`.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral, Sendable
{
  private enum Form: Sendable {
    case common(URLTemplate)
    case each([(value: Enum, url: String)])
  }
  private let form: Form

  /// One URL for all cases.
  public init(stringLiteral value: String) { form = .common(URLTemplate(parts: [.text(value)])) }

  /// A URL with places.
  public init(stringInterpolation: StringInterpolation) { form = .common(stringInterpolation.template) }

  /// A URL for each case; of several for one case the last counts.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    form = .each(elements.map { ($0.0, $0.1.text) })
  }

  func url(of value: Enum) -> URL? {
    switch form {
    case .common(let template): template.url(of: value)
    case .each(let urls): urls.last { $0.value == value }.flatMap { URL(string: $0.url) }
    }
  }

  /// What can stand in a place.
  public struct Token: Sendable {
    /// The case's raw value.
    public static var rawValue: Token { Token() }
  }

  /// Takes texts and tokens.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = URLTemplate()

    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A piece of text.
    public mutating func appendLiteral(_ literal: String) { template.parts.append(.text(literal)) }

    /// A place for the raw value.
    public mutating func appendInterpolation(_ token: Token) {
      template.parts.append(.place(name: "rawValue") { URLParameter.text(of: $0) })
    }
  }
}

/// The URL of one case.
///
/// Apple's counterpart: `EnumSingleURLRepresentation`.
public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// That URL.
  public init(stringLiteral value: String) { text = value }
}
