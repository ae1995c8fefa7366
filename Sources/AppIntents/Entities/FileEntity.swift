public import UniformTypeIdentifiers

/// An entity that is a file on disk, or a draft that will be one.
///
/// Apple's counterpart: `FileEntity`.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of content that the app's files have.
  static var supportedContentTypes: [UTType] { get }
}
