/// An intent that can be written as a URL: opening the URL is running it.
///
/// Apple's counterpart: `URLRepresentableIntent`.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
  /// The URL's form, with places for parameters.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// The form of a URL of this type.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The intent's URL; `nil` where a parameter that stands in it has no value.
  public var urlRepresentation: URL? { get async { await Self.urlRepresentation.url(of: self) } }

  /// Opens the intent's URL.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` if a parameter that stands in it has no value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = await urlRepresentation else { throw AppIntentError.Unrecoverable.unknown }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// Does nothing besides: what is opened is told to the app by the event.
  public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent & TargetContentProvidingIntent {
  /// Does nothing besides: the views lead there.
  public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The URL of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { await $0.target.urlRepresentation }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The URL of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { $0.target.urlRepresentation }
  }
}

/// The form of an intent's URL: `"https://example.com/trails/\(\.$trail)/\(\.$day)"`.
///
/// What stands in a place is escaped, so that it is always one part of the URL.
///
/// Apple's counterpart: `IntentURLRepresentation`.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  private let made: @Sendable (Intent) async -> URL?

  init(_ made: @escaping @Sendable (Intent) async -> URL?) { self.made = made }

  /// A URL without places.
  public init(stringLiteral value: String) { self.init { _ in URL(string: value) } }

  /// A URL with places.
  public init(stringInterpolation: StringInterpolation) {
    let template = stringInterpolation.template
    self.init { template.url(of: $0) }
  }

  func url(of intent: Intent) async -> URL? { await made(intent) }

  /// Takes texts and key paths of parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = URLTemplate()

    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A piece of text.
    public mutating func appendLiteral(_ literal: String) { template.parts.append(.text(literal)) }

    /// A place for a parameter's value: `\(\.$name)`.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      let path = KeyPathBox(keyPath)
      template.parts.append(
        .place(name: "\(template.parts.count)") { intent in
          URLParameter.text(of: (intent as? Intent).flatMap { $0[keyPath: path.keyPath].currentValue })
        })
    }
  }
}
