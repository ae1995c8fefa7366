/// Hands a value over in the form it is encoded in, JSON unless said otherwise.
///
/// Apple's counterpart: `CodableRepresentation`.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TransferEncoder & Sendable, Decoder: TransferDecoder & Sendable
>: PrimitiveRepresentation {
  package let channels: [TransferChannel<Item>]

  /// The value as JSON of that type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// The value as that encoder writes it and that decoder reads it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    channels = [
      TransferChannel(
        contentType: contentType, export: { .data(try encoder.encode($0)) },
        importing: { try decoder.decode(Item.self, from: $0.data) })
    ]
  }
}

/// Something that encodes values as data.
///
/// Apple's counterpart: Combine's `TopLevelEncoder` with data as output.
public protocol TransferEncoder {
  /// The value as data.
  func encode<Value: Encodable>(_ value: Value) throws -> Data
}

/// Something that decodes values from data.
///
/// Apple's counterpart: Combine's `TopLevelDecoder` with data as input.
public protocol TransferDecoder {
  /// The value that the data holds.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}
