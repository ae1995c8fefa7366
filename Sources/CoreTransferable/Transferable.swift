/// Something that can be handed to another app, as data of one of several types.
///
/// On Linux the runtime uses it where an intent takes a file and is given an entity, and where an entity's content is asked for;
/// there is no drag and drop and no sharing sheet.
///
/// Apple's counterpart: Core Transferable's `Transferable`.
public protocol Transferable: SendableMetatype {
  /// The kind of representation, usually `some TransferRepresentation`.
  associatedtype Representation: TransferRepresentation
  /// The types the value can be had in or made from, the most faithful first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values are handed over.
///
/// Representations are composed of others by `body`; at the bottom are those of this module.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed over.
  associatedtype Item: Transferable
  /// The kind of representation this one is composed of.
  associatedtype Body: TransferRepresentation
  /// What this representation is composed of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
  /// Nothing.
  public typealias Item = Never
  /// Nothing.
  public var body: Never { self }
}

extension Never: Transferable {
  /// Nothing.
  public static var transferRepresentation: Never { fatalError("Never is not handed over") }
}

/// A representation at the bottom, which says itself how data is had.
package protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
  var channels: [TransferChannel<Item>] { get }
}

extension PrimitiveRepresentation {
  /// Primitive representations are not composed of others.
  public var body: Never { fatalError("A representation at the bottom has no body") }
}

extension TransferRepresentation {
  /// All ways of handing over, in the order they were declared.
  package var allChannels: [TransferChannel<Item>] {
    func channels<Primitive: PrimitiveRepresentation>(_ primitive: Primitive) -> [TransferChannel<Item>] {
      primitive.channels as? [TransferChannel<Item>] ?? []
    }
    if let primitive = self as? any PrimitiveRepresentation { return channels(primitive) }
    return body.allChannels as? [TransferChannel<Item>] ?? []
  }
}
