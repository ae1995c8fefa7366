public import UniformTypeIdentifiers

/// What is to be found by looking: a picture, and words for what is on it.
///
/// Apple's counterpart: `SemanticContentDescriptor` of VisualIntelligence. Nothing on Linux names what is on a
/// picture: the labels are those that whoever asks gives.
public struct SemanticContentDescriptor: Sendable, Hashable, _IntentValue {
  /// Words for what is on the picture, the surest first.
  public var labels: [String]
  /// The picture, if there is one; stands for Apple's `CGImage`.
  public var cgImage: Picture?

  /// A description with labels, a picture, or both.
  public init(labels: [String] = [], picture: Picture? = nil) {
    self.labels = labels
    cgImage = picture
  }

  /// A picture as it is stored: nothing here decodes it.
  public struct Picture: Sendable, Hashable {
    /// The bytes of the file.
    public var data: Data
    /// What kind of picture it is, where that is known.
    public var type: UTType?

    /// A picture of these bytes.
    public init(data: Data, type: UTType? = nil) {
      self.data = data
      self.type = type
    }

    /// The picture in a file.
    ///
    /// - Throws: what reading the file throws.
    public init(contentsOf url: URL) throws {
      self.init(data: try Data(contentsOf: url), type: UTType(filenameExtension: url.pathExtension))
    }
  }
}

extension SemanticContentDescriptor: DisplayRepresentable {
  /// "Content".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Content" }
  /// The labels.
  public var displayRepresentation: DisplayRepresentation { "\(labels.joined(separator: ", "))" }
}
