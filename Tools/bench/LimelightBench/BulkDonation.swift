import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import UniformTypeIdentifiers

/// Donates a whole corpus as an app would, and stops the clock when all of it can be found.
struct BulkDonation {
  let home: HomePaths

  /// Apps that donate much do it in batches; this is what one call takes as one transaction.
  private static let batch = 1000

  func run(corpus: Corpus) async throws {
    setenv("LIMELIGHT_HOME", home.root, 1)
    setenv("LIMELIGHT_APP", "org.example.bench", 1)
    let index = CSSearchableIndex.default()
    let stopwatch = Stopwatch()
    var rest = corpus.records[...]
    while !rest.isEmpty {
      try await index.indexSearchableItems(rest.prefix(Self.batch).map(item))
      rest = rest.dropFirst(Self.batch)
    }
    try await waitUntilSearchable()
    Measurement.printLine([
      ("program", "\"limelight\""), ("job", "\"bulk\""), ("entities", "\(corpus.records.count)"),
      ("wall", stopwatch.wall.fixed(4)), ("cpu", stopwatch.cpu.fixed(4)),
      ("peakMB", "\(Measurement.peakMegabytes)"),
    ])
  }

  private func item(_ record: Corpus.Record) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .data)
    attributes.title = record.title
    attributes.contentDescription = record.description
    attributes.keywords = record.keywords
    attributes.version = record.version
    attributes.contentModificationDate = record.modified
    attributes.rankingHint = record.hint.map { NSNumber(value: $0) }
    for (key, value) in record.custom {
      guard let name = CSCustomAttributeKey(keyName: key) else { continue }
      switch value {
      case .string(let text): attributes.setValue(text, forCustomKey: name)
      case .integer(let number): attributes.setValue(number, forCustomKey: name)
      default: break
      }
    }
    return CSSearchableItem(
      uniqueIdentifier: record.id, domainIdentifier: nil, attributeSet: attributes)
  }

  /// One more entity, awaited: whoever makes it searchable applies everything committed before it.
  private func waitUntilSearchable() async throws {
    var marker = DonatedEntity(key: EntityKey(app: "org.example.bench", type: "Marker", id: "last"))
    marker.attributes = [Attribute("title", .text("benchmarkmarker"))]
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    options.timeout = 600
    let receipt = try await IndexEngine(paths: home).donate([.index(marker)], options: options)
    guard receipt.searchable else {
      throw LimelightError(.timedOut, "the corpus was not searchable after ten minutes")
    }
  }
}
