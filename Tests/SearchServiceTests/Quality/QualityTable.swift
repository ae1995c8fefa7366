import Foundation
import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

/// One table of `Indexes/Corpora`: a small corpus, and what people notice when they search it.
struct QualityTable: CustomTestStringConvertible, Sendable {
  /// What a row expects of the hits.
  enum Expectation: String, Sendable {
    /// The entity is the first.
    case first
    /// All of the entities are among the first five.
    case five
    /// None of the entities is found.
    case absent
    /// These entities are found and no others.
    case only
    /// The entities are found in this order.
    case order
  }

  struct Row: Sendable {
    var query: String
    var expectation: Expectation
    var entities: [String]
    var notice: String
  }

  let name: String
  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Indexes/Corpora").standardizedFileURL

  /// Every table there is, by name.
  static let all: [QualityTable] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".tsv") }.sorted().map { QualityTable(name: String($0.dropLast(4))) }
  }()

  func rows() throws -> [Row] {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".tsv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, let expectation = Expectation(rawValue: cells[1]) else {
        throw LimelightError(.badData, "\(name): no row: \(line)")
      }
      return Row(
        query: cells[0], expectation: expectation,
        entities: cells[2].split(separator: " ").map(String.init), notice: cells[3])
    }
  }

  /// Donates the corpus as `limelight donate` does and opens the service on it.
  func service(in home: TemporaryHome) async throws -> SearchService {
    let service = SearchService(paths: home.paths, hosts: [], engine: IndexEngine(paths: home.paths))
    var options = DonateOptions()
    let file = Self.folder.appendingPathComponent(name + ".ndjson")
    // A corpus of several apps says in each line whose it is.
    if try !String(contentsOf: file, encoding: .utf8).contains("\"app\":") {
      options.app = "org.example.corpus"
      options.type = "Thing"
    }
    let corpus = DonationLines([.file(file.path)])
    let receipt = try await service.donate(corpus, options: options) { record, _ in
      throw LimelightError(.badData, "\(name), line \(record.line ?? 0): \(record.message)")
    }
    guard receipt.searchable else { throw LimelightError(.timedOut, "\(name) is not searchable") }
    return service
  }
}

extension QualityTable.Row {
  /// What is wrong with these hits, best first; `nil` if nothing is.
  func fault(_ hits: [EntityHit]) -> String? {
    let found = hits.map(\.entity.entity.key.id)
    let isRight =
      switch expectation {
      case .first: found.first == entities.first
      case .five: Set(entities).isSubset(of: found.prefix(5))
      case .absent: Set(entities).isDisjoint(with: found)
      case .only: Set(found) == Set(entities)
      case .order: found.filter(entities.contains) == entities
      }
    if isRight { return nil }
    let shown = hits.prefix(6).map { "\($0.entity.entity.key.id) (\($0.tier.rawValue))" }
    return "\(notice): `\(query)` expects \(expectation.rawValue) \(entities.joined(separator: " ")), found "
      + (shown.isEmpty ? "nothing" : shown.joined(separator: ", "))
  }
}
