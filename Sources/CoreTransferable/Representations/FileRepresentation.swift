/// Hands a value over as a file, which suits what is large.
///
/// Apple's counterpart: `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let channels: [TransferChannel<Item>]

  /// A file of that type can be had from a value, and a value made from it.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    channels = [
      TransferChannel(
        contentType: contentType, export: Self.export(exporting),
        importing: Self.importing(importing, contentType, inPlace: shouldAttemptToOpenInPlace))
    ]
  }

  /// A file of that type can be had from a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    channels = [TransferChannel(contentType: exportedContentType, export: Self.export(exporting))]
  }

  /// A value can be made from a file of that type.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    channels = [
      TransferChannel(
        contentType: importedContentType,
        importing: Self.importing(importing, importedContentType, inPlace: shouldAttemptToOpenInPlace))
    ]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> TransferPayload {
    { item in
      let sent = try await exporting(item)
      return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
    }
  }

  /// A file the app may not work in is copied for it, as is data in memory; the copy is gone when the import is done.
  private static func importing(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, _ type: UTType,
    inPlace: Bool
  ) -> @Sendable (TransferPayload) async throws -> Item {
    { payload in
      if inPlace, case .file(let url, isOriginal: true) = payload {
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
      }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var copy = folder.appendingPathComponent(type.filename(for: "file"))
      switch payload {
      case .data(let data): try data.write(to: copy)
      case .file(let url, _):
        copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
      }
      return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
    }
  }
}

/// A file that an app hands out.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the receiver may use this very file; else it is given a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file in that place.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app is given.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is; a copy is gone when the import is done.
  public let file: URL
  /// Whether it is the sender's own file.
  public let isOriginalFile: Bool
}
