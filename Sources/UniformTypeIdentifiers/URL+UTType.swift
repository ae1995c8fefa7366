public import FoundationEssentials

extension URL {
  /// The address with a component whose name has the extension of that type.
  ///
  /// A name that has an extension of the type already stays as it is.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appending(path: contentType.name(for: partialName))
  }

  /// Adds a component whose name has the extension of that type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The address with the type's extension, unless it has one of the type already or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = contentType.name(for: lastPathComponent)
    return name == lastPathComponent ? self : deletingLastPathComponent().appending(path: name)
  }

  /// Adds the type's extension, unless there is one of the type already or the type has none.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The name with an extension of this type: as it is if it has one, or if the type has none.
  package func name(for partialName: String) -> String {
    guard let wanted = preferredFilenameExtension else { return partialName }
    if let dot = partialName.lastIndex(of: "."), dot != partialName.startIndex {
      let written = String(partialName[partialName.index(after: dot)...])
      if UTType(filenameExtension: written)?.conforms(to: self) == true { return partialName }
    }
    return "\(partialName).\(wanted)"
  }
}
