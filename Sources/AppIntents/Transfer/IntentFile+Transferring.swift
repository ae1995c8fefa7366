extension IntentFile {
  /// A file with the content of something that can be handed over, in the first type it offers that is accepted.
  ///
  /// What is offered is in the order the app declared it, the most faithful first. Without accepted types the first is taken.
  /// A file the app does not let others use is copied, and the copy marked to be removed once the intent has run.
  ///
  /// - Throws: what the app's representation throws; `IntentFileError.failedToLoadData` if nothing it offers is accepted.
  package init(transferring value: any Transferable, accepting accepted: [UTType]) async throws {
    self = try await Self.made(of: value, accepting: accepted)
  }

  /// The types in which something can be handed over to an intent that accepts those types.
  package static func types(of value: any Transferable, accepting accepted: [UTType]) -> [UTType] {
    value.exportedContentTypes(.all).filter { offered in
      accepted.isEmpty || accepted.contains { offered.conforms(to: $0) }
    }
  }

  private static func made<Value: Transferable>(of value: Value, accepting accepted: [UTType]) async throws
    -> Self
  {
    for type in types(of: value, accepting: accepted) {
      do {
        let found = try await value.payload(as: type, for: .all)
        return try file(with: found.payload, type: found.type, name: found.suggestedName ?? name(of: value))
      } catch TransferError.notExportable {
        continue
      }
    }
    throw IntentFileError.failedToLoadData
  }

  /// What people see of the value is the best name its file can have.
  private static func name(of value: Any) -> String {
    (value as? any DisplayRepresentable)?.displayRepresentation.title.text ?? "\(Swift.type(of: value))"
  }

  private static func file(with payload: TransferPayload, type: UTType, name: String) throws -> Self {
    switch payload {
    case .data(let data): return IntentFile(data: data, filename: type.filename(for: name), type: type)
    case .file(let url, isOriginal: true): return IntentFile(fileURL: url, type: type)
    case .file(let url, isOriginal: false):
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: copy)
      var file = IntentFile(fileURL: copy, type: type)
      file.removedOnCompletion = true
      return file
    }
  }
}
