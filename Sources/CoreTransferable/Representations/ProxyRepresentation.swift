/// Hands over another value in place of the one at hand, such as its name.
///
/// Apple's counterpart: `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveRepresentation
{
  package let channels: [TransferChannel<Item>]

  /// The other value can be had from this one, and this one made from it.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    channels = Self.channels(exporting, importing)
  }

  /// The other value can be had from this one.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    channels = Self.channels(exporting, nil)
  }

  /// This value can be made from the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    channels = Self.channels(nil, importing)
  }

  private static func channels(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [TransferChannel<Item>] {
    ProxyRepresentation.channels.compactMap { channel in
      var own = TransferChannel<Item>(contentType: channel.contentType, visibility: channel.visibility)
      if let exporting, let export = channel.export {
        own.export = { item in
          let proxy = try await exporting(item)
          guard channel.condition(proxy) else {
            throw TransferError.notExportable(
              type: "\(Item.self)", contentType: channel.contentType.identifier)
          }
          return try await export(proxy)
        }
      }
      if let importing, let make = channel.importing {
        own.importing = { try await importing(make($0)) }
      }
      return own.export == nil && own.importing == nil ? nil : own
    }
  }
}
