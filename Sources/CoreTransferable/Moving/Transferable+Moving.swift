extension Transferable {
  /// The types any value of this kind may be had in, the most faithful first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    types { $0.export != nil && $0.visibility.includes(visibility) }
  }

  /// The types a value of this kind can be made from, the preferred first.
  public static func importedContentTypes() -> [UTType] { types { $0.importing != nil } }

  /// The types this value can be had in now, the most faithful first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.types { $0.export != nil && $0.visibility.includes(visibility) && $0.condition(self) }
  }

  private static func types(_ isWanted: (TransferChannel<Self>) -> Bool) -> [UTType] {
    var types: [UTType] = []
    for channel in channels where isWanted(channel) && !types.contains(channel.contentType) {
      types.append(channel.contentType)
    }
    return types
  }

  /// All ways of handing over values of this kind.
  package static var channels: [TransferChannel<Self>] {
    transferRepresentation.allChannels as? [TransferChannel<Self>] ?? []
  }

  /// The name a file with the value should have, if the value suggests one.
  public var suggestedFilename: String? { Self.channels.lazy.compactMap { $0.suggestedFileName(self) }.first }

  /// The value as data of that type, or of a type that is one of its kind.
  ///
  /// - Throws: what the app's representation throws; an error that names both types if there is none. Then another of
  ///   `exportedContentTypes()` may be asked for.
  public func exported(as contentType: UTType) async throws -> Data {
    try await payload(as: contentType).payload.data
  }

  /// The value as data or file of that type, and the type it really has.
  ///
  /// A representation of exactly that type is preferred to one of its kind.
  package func payload(
    as contentType: UTType, for receiver: TransferRepresentationVisibility = .ownProcess
  ) async throws -> (type: UTType, payload: TransferPayload, suggestedName: String?) {
    let possible = Self.channels.filter {
      $0.export != nil && $0.visibility.includes(receiver) && $0.condition(self)
    }
    let fitting =
      possible.filter { $0.contentType == contentType }
      + possible.filter { $0.contentType.isSubtype(of: contentType) }
    for channel in fitting {
      do {
        guard let payload = try await channel.export?(self) else { continue }
        return (channel.contentType, payload, channel.suggestedFileName(self))
      } catch TransferError.notExportable {
        // What stands in for the value has a condition of its own; the next representation may do.
        continue
      }
    }
    throw TransferError.notExportable(type: "\(Self.self)", contentType: contentType.identifier)
  }

  /// Gives a file with the value in that type to the handler; a file made for it is removed afterwards.
  ///
  /// - Throws: what the representation, the file system or the handler throws.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    guard let type = contentType ?? exportedContentTypes().first else {
      throw TransferError.notExportable(type: "\(Self.self)", contentType: UTType.data.identifier)
    }
    let found = try await payload(as: type)
    if case .file(let url, _) = found.payload { return try await fileHandler(url) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = found.suggestedName ?? "\(Self.self)"
    let file = folder.appendingPathComponent(found.type.filename(for: name))
    try found.payload.data.write(to: file)
    return try await fileHandler(file)
  }

  /// A value made from data of that type; without a type, of the first that can be read.
  ///
  /// - Throws: what the app's representation throws; an error that names both types if there is none.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    self = try await Self.imported(.data(data), contentType)
  }

  /// A value made from a file; without a type, of the type its extension says.
  ///
  /// - Throws: what the app's representation throws; an error that names both types if there is none.
  public init(importing url: URL, contentType: UTType? = nil) async throws {
    self = try await Self.imported(
      .file(url, isOriginal: true), contentType ?? UTType(filenameExtension: url.pathExtension))
  }

  private static func imported(_ payload: TransferPayload, _ contentType: UTType?) async throws -> Self {
    let possible = channels.filter { $0.importing != nil }
    let fitting =
      contentType.map { type in
        possible.filter { $0.contentType == type } + possible.filter { type.isSubtype(of: $0.contentType) }
      } ?? possible
    guard let channel = fitting.first, let importing = channel.importing else {
      throw TransferError.notImportable(
        type: "\(Self.self)", contentType: (contentType ?? .data).identifier)
    }
    return try await importing(payload)
  }
}

extension UTType {
  /// A file name for that text, with an extension of the type.
  package func filename(for text: String) -> String { name(for: text.replacing("/", with: "-")) }
}
