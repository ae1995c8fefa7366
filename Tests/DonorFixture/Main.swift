import CoreSpotlight
import Foundation

/// Donates batch after batch, each with its number as client state, and begins behind the one stored last.
///
/// A batch is ten items and takes the first item of the batch before away. Says a number once its batch is durable.
@main
struct DonorFixture {
  static func main() async throws { try await donate() }

  /// Away from the main actor, so that items can be handed over.
  private static func donate() async throws {
    let index = CSSearchableIndex(name: "donor")
    let stored = try await index.fetchLastClientState()
    let last = stored.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    for batch in (last + 1)...(last + 10_000) {
      index.beginBatch()
      try await index.indexSearchableItems((0..<10).map { item("\(batch)-\($0)") })
      try await index.deleteSearchableItems(withIdentifiers: ["\(batch - 1)-0"])
      let expected = batch == 1 ? nil : Data("\(batch - 1)".utf8)
      try await index.endIndexBatch(expectedClientState: expected, newClientState: Data("\(batch)".utf8))
      print(batch)
      fflush(nil)
    }
  }

  private static func item(_ identifier: String) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = "Buoy \(identifier)"
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: "buoys", attributeSet: set)
  }
}
