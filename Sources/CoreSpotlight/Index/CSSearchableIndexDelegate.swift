public import Foundation

/// Donates again what an index lost, and hands out data of items.
///
/// A reindex asks the delegates of index objects, and waits two minutes for each acknowledgement; of an app whose
/// delegate does not acknowledge everything found before stays.
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

  /// Indexing was slowed down; never called on Linux, where it is not.
  func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)

  /// Indexing goes on at full speed; never called on Linux, where it is never slowed down.
  func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)

  /// The data of an item in a type that its `providerDataTypeIdentifiers` name.
  func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data

  /// A file with the item in a type that its `providerFileTypeIdentifiers` or `providerInPlaceFileTypeIdentifiers`
  /// name.
  func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL

  /// Hand out the items of these identifiers.
  func searchableItems(
    forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)

  /// The system changed items; never called on Linux, where nothing summarises or prioritises them.
  func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

/// A delegate was asked for data or a file and has none to give.
struct DelegateProvidesNothing: Error {}

extension CSSearchableIndexDelegate {
  /// Does nothing.
  public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Does nothing.
  public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}

  /// Provides nothing.
  public func data(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
  ) throws -> Data { throw DelegateProvidesNothing() }

  /// Provides nothing.
  public func fileURL(
    for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
  ) throws -> URL { throw DelegateProvidesNothing() }

  /// Hands out nothing.
  public func searchableItems(
    forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
  ) { searchableItemsHandler([]) }

  /// Does nothing.
  public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}

/// The index that asks to be filled again.
///
/// Apple's counterpart: `CSSearchableIndexDescription` of iOS 27.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  /// The description of the default index.
  public override init() { super.init() }
}
