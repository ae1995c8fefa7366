/// What people see of one entity or enum case.
///
/// Apple's counterpart: `DisplayRepresentation`.
public struct DisplayRepresentation: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The first line.
  public var title: LocalizedStringResource
  /// The second line.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// Other names people look for.
  public var synonyms: [LocalizedStringResource]

  /// A title with what else is known.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// A title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// A title with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture, by name, symbol, data or place.
  public struct Image: Sendable, Equatable, Codable {
    /// How the picture is cut.
    public struct DisplayStyle: Sendable, Equatable, Codable {
      private var name: String
      /// As a circle.
      public static let circular = DisplayStyle(name: "circular")
      /// As it is.
      public static let `default` = DisplayStyle(name: "default")
    }

    package enum Source: Sendable, Equatable, Codable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    package let source: Source
    package let isTemplate: Bool?
    package let displayStyle: DisplayStyle

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle = .default) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// A picture among the app's resources.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.named(name), isTemplate, displayStyle)
    }

    /// A symbol of the system, by its name.
    public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.system(name), isTemplate) }

    /// A picture as data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }

    /// A picture in a file or on the web, with its size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
    }
  }
}
