/// Opens a URL in the program that takes such URLs.
///
/// On Linux that is the desktop's: the run ends with the command `xdg-open URL`, which a terminal runs in place.
///
/// Apple's counterpart: `OpenURLIntent`.
public struct OpenURLIntent: SystemIntent, TerminalPresentingIntent {
  /// "Open URL".
  public static var title: LocalizedStringResource { "Open URL" }
  /// The program that takes the URL comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// What is opened.
  @Parameter public var url: URL

  /// An intent without a URL.
  public init() {}

  /// An intent that opens this URL.
  public init(_ url: URL) { self.url = url }

  /// An intent that opens the URL of an enum's case.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` if the case has none.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    guard let url = urlRepresentable.urlRepresentation else { throw AppIntentError.Unrecoverable.unknown }
    self.init(url)
  }

  /// An intent that opens the URL of an entity.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.unknown` if a property that stands in it has no value.
  public init(urlRepresentable: some URLRepresentableEntity) async throws {
    guard let url = await urlRepresentable.urlRepresentation else {
      throw AppIntentError.Unrecoverable.unknown
    }
    self.init(url)
  }

  /// Does nothing besides: the command opens the URL.
  public func perform() async throws -> some IntentResult { .result() }

  /// `xdg-open` with the URL; none for a URL without a scheme, which no program would be found for.
  public var terminalCommand: [String]? { url.scheme == nil ? nil : ["xdg-open", url.absoluteString] }
}
