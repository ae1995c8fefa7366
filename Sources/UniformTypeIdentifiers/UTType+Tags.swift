extension UTType {
  /// The type that files of that extension have.
  ///
  /// The first known type that conforms to the supertype; if none does, a dynamic type that conforms to it. Nil for an empty
  /// extension or one with a dot or slash.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of that MIME type.
  ///
  /// The first known type that conforms to the supertype; if none does, a dynamic type that conforms to it. Nil for what is no
  /// MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of that extension or MIME type, known or dynamic; nil for a tag that can be neither.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let supertype = supertype ?? .data
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else if tagClass == .filenameExtension, Self.isExtension(tag) {
      self = TypeKnowledge.shared.dynamicType(fileExtension: tag, mimeType: nil, conformingTo: supertype)
    } else if tagClass == .mimeType, Self.isMIMEType(tag) {
      self = TypeKnowledge.shared.dynamicType(fileExtension: nil, mimeType: tag, conformingTo: supertype)
    } else {
      return nil
    }
  }

  /// All known types of that extension or MIME type, the likeliest first; none for other kinds of tags.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let supertype = supertype ?? .data
    switch tagClass {
    case .filenameExtension: return TypeKnowledge.shared.types(fileExtension: tag, conformingTo: supertype)
    case .mimeType: return TypeKnowledge.shared.types(mimeType: tag, conformingTo: supertype)
    default: return []
    }
  }

  private static func isExtension(_ tag: String) -> Bool {
    !tag.isEmpty && !tag.contains { "./| \n\0".contains($0) }
  }

  private static func isMIMEType(_ tag: String) -> Bool {
    let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains { "| \n\0".contains($0) } }
  }
}
