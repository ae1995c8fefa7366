/// What is handed over: bytes, or a file.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)

  /// The bytes, read from the file if it is one.
  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url, _): try Data(contentsOf: url)
      }
    }
  }
}

/// One type a value can be had in, made from, or both.
package struct TransferChannel<Item: Transferable>: Sendable {
  package var contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  package var condition: @Sendable (Item) -> Bool = { _ in true }
  package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
  package var export: (@Sendable (Item) async throws -> TransferPayload)?
  package var importing: (@Sendable (TransferPayload) async throws -> Item)?
}

/// Why a value could not be handed over.
package enum TransferError: Error, Equatable, CustomStringConvertible {
  /// The type has no representation of that kind that can be had now.
  case notExportable(type: String, contentType: String)
  /// The type cannot be made from that kind of data.
  case notImportable(type: String, contentType: String)
  /// The data is not what its type says.
  case malformed(contentType: String)

  package var description: String {
    switch self {
    case .notExportable(let type, let contentType): "\(type) cannot be had as \(contentType)."
    case .notImportable(let type, let contentType): "\(type) cannot be made from \(contentType)."
    case .malformed(let contentType): "The data is no \(contentType)."
    }
  }
}
