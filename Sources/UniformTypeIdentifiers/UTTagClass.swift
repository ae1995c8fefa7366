/// What kind of name a type is known by besides its identifier.
///
/// Apple's counterpart: `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the kind.
  public let rawValue: String
  /// A kind of that name; only the two below mean anything.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extension of a file's name, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  /// The name of the kind.
  public var description: String { rawValue }
}
