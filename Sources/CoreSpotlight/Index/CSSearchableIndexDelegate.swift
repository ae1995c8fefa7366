public import Foundation

/// Donates again what an index lost.
///
/// Apple's counterpart: `CSSearchableIndexDelegate`.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Donate everything again, then call the handler.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)

  /// Donate these items again, then call the handler.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)

  /// Indexing was slowed down.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// Indexing goes on at full speed.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
}

/// The index that asks to be filled again.
///
/// Apple's counterpart: `CSSearchableIndexDescription` of iOS 27.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  /// The description of the default index.
  public override init() { super.init() }
}
