/// Composes representations one after another.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// A single representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item {
    content
  }

  /// Several representations, the first being preferred; `buildExpression` has seen to it that all are of the same item.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First, _ other: repeat each Other
  ) -> TransferRepresentations<Item> where First.Item == Item {
    var channels = first.allChannels
    func add<Next: TransferRepresentation>(_ next: Next) {
      channels += next.allChannels as? [TransferChannel<Item>] ?? []
    }
    repeat add(each other)
    return TransferRepresentations(channels: channels)
  }

  /// A representation that is there only under a condition of the system's version.
  public static func buildLimitedAvailability<Content: TransferRepresentation>(_ content: Content)
    -> TransferRepresentations<Item> where Content.Item == Item
  {
    TransferRepresentations(channels: content.allChannels)
  }

  /// One of two representations.
  public static func buildEither<Content: TransferRepresentation>(first content: Content)
    -> TransferRepresentations<Item> where Content.Item == Item
  {
    buildLimitedAvailability(content)
  }

  /// The other of two representations.
  public static func buildEither<Content: TransferRepresentation>(second content: Content)
    -> TransferRepresentations<Item> where Content.Item == Item
  {
    buildLimitedAvailability(content)
  }

  /// A representation, or none.
  public static func buildOptional<Content: TransferRepresentation>(_ content: Content?)
    -> TransferRepresentations<Item> where Content.Item == Item
  {
    TransferRepresentations(channels: content?.allChannels ?? [])
  }
}

/// Several representations, the first being preferred.
public struct TransferRepresentations<Item: Transferable>: PrimitiveRepresentation {
  package let channels: [TransferChannel<Item>]
}
