/// Hands a value over as data in memory.
///
/// Apple's counterpart: `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let channels: [TransferChannel<Item>]

  /// Data of that type can be had from a value, and a value made from it.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    channels = [
      TransferChannel(
        contentType: contentType, export: { .data(try await exporting($0)) },
        importing: { try await importing($0.data) })
    ]
  }

  /// Data of that type can be had from a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    channels = [TransferChannel(contentType: exportedContentType, export: { .data(try await exporting($0)) })]
  }

  /// A value can be made from data of that type.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    channels = [
      TransferChannel(contentType: importedContentType, importing: { try await importing($0.data) })
    ]
  }
}
