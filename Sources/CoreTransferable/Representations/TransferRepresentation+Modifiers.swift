/// Who may have a representation.
///
/// On Linux every receiver is another process of the same person, so all but `ownProcess` are alike.
public struct TransferRepresentationVisibility: Sendable, Hashable {
  private let reach: Int
  /// Every app.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// Apps of the same developer.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// This app alone.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Whether what is visible so far is visible to such a receiver.
  func includes(_ receiver: TransferRepresentationVisibility) -> Bool { reach >= min(receiver.reach, 1) }
}

extension TransferRepresentation {
  private func changed(_ change: (inout TransferChannel<Item>) -> Void) -> TransferRepresentations<Item> {
    var channels = allChannels
    for index in channels.indices { change(&channels[index]) }
    return TransferRepresentations(channels: channels)
  }

  /// Lets the representation be had only by those receivers.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item>
  {
    changed { $0.visibility = visibility }
  }

  /// Lets the representation be had only of values for which the condition holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    changed { channel in
      let inner = channel.condition
      channel.condition = { inner($0) && condition($0) }
    }
  }

  /// Suggests a name for a file with the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Suggests a name for a file with the value, made from the value.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    changed { $0.suggestedFileName = fileName }
  }
}
