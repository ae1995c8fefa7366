import Foundation
import SearchModel
import SearchService

/// Donates a collection as NDJSON and answers its queries through the one front door, in one process.
///
/// Prints a run as TREC's programs read it: query, `Q0`, document, rank, a score that falls with the rank, and the tier
/// as the name of the run.
struct QualityRun {
  let home: HomePaths

  /// So many hits are asked for, as all compared systems are.
  private static let depth = 100
  private static let app = "org.example.quality"

  /// - Parameters:
  ///   - documents: NDJSON with `id`, `title` and `text`; `nil` to search what the home holds already.
  ///   - queries: an identifier, a tab and the text, a line each.
  func run(documents: String?, queries: String) async throws {
    let service = SearchService(paths: home, hosts: [])
    if let documents { try await donate(documents, to: service) }
    var times: [Double] = []
    for line in try String(contentsOfFile: queries, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw LimelightError(.badData, "no tab in the query `\(line)`") }
      var request = SearchRequest(String(parts[1]))
      request.limit = Self.depth
      request.includesHighlights = false
      let response = try await service.search(request)
      times.append(response.tookMilliseconds)
      for (index, hit) in response.hits.enumerated() {
        guard case .entity(let entity) = hit else { continue }
        print(
          parts[0], "Q0", entity.entity.entity.key.id, index + 1, Self.depth - index, entity.tier.rawValue)
      }
    }
    times.sort()
    let shown = [0.5, 0.99].map { times.isEmpty ? 0 : Measurement.percentile(times, $0) }
    let seconds = "p50 \(shown[0].fixed(2)) ms, p99 \(shown[1].fixed(2)) ms"
    FileHandle.standardError.write(Data("\(times.count) queries, \(seconds)\n".utf8))
  }

  private func donate(_ documents: String, to service: SearchService) async throws {
    var options = DonateOptions()
    (options.app, options.type, options.timeout) = (Self.app, "Document", 600)
    let receipt = try await service.donate(DonationLines([.file(documents)]), options: options) { record, _ in
      throw LimelightError(.badData, "line \(record.line ?? 0) of \(documents): \(record.message)")
    }
    guard receipt.searchable else { throw LimelightError(.timedOut, "not searchable after ten minutes") }
  }
}
