import AppIntents
package import CoreSpotlight
import Dispatch

/// Finds packages in dpkg's and apt's files, never in the index: what was removed since is gone here at once.
package struct PackageQuery: EntityStringQuery, IndexedEntityQuery {
  /// Packages a batch.
  static let batchSize = 1000

  @Dependency private var sources: PackageSources

  package init() {}

  package func entities(for identifiers: [String]) async throws -> [Package] {
    let wanted = Set(identifiers)
    let sources = sources
    return try await Reading.run {
      try sources.packages(limit: wanted.count) { wanted.contains($0) }.map(Package.init)
    }
  }

  /// Packages whose name holds the text: that very name, then beginnings, then the rest; at most fifty.
  package func entities(matching string: String) async throws -> [Package] {
    let wanted = string.lowercased()
    guard !wanted.isEmpty else { return [] }
    let sources = sources
    let found = try await Reading.run { try sources.packages { $0.contains(wanted) } }
    func rank(_ name: String) -> Int { name == wanted ? 0 : name.hasPrefix(wanted) ? 1 : 2 }
    return found.sorted { (rank($0.name), $0.name) < (rank($1.name), $1.name) }.prefix(50).map(Package.init)
  }

  package func reindexEntities(
    for identifiers: [String], indexDescription: CSSearchableIndexDescription
  ) async throws {
    let found = try await entities(for: identifiers)
    let gone = Set(identifiers).subtracting(found.map(\.id))
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities(found)
    try await index.deleteAppEntities(identifiedBy: gone.sorted(), ofType: Package.self)
  }

  /// Donates every package, the installed ones first, in batches; the next is read while one is written.
  ///
  /// - Throws: `PackageSourceError` after the last batch if a list could not be read: then this was not the whole truth.
  package func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    let stream = try PackageStream(sources)
    let index = CSSearchableIndex.default()
    var batch = try await stream.next(Self.batchSize)
    while !batch.isEmpty {
      async let following = stream.next(Self.batchSize)
      try await index.indexAppEntities(batch)
      batch = try await following
    }
    if let problem = await stream.problem { throw problem }
  }
}

/// Reads that block, on a queue of their own: Swift's threads stay free for others.
enum Reading {
  private static let queue = DispatchQueue(label: "debian-packages.reading")

  static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }
}

/// All packages, a batch at a time.
///
/// The reader is touched on its queue only.
final class PackageStream: @unchecked Sendable {
  private let reader: PackageReader
  private let queue = DispatchQueue(label: "debian-packages.stream")

  init(_ sources: PackageSources) throws { reader = try PackageReader(sources) }

  /// At most `count` packages, none at the end.
  func next(_ count: Int) async throws -> [Package] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            var batch: [Package] = []
            batch.reserveCapacity(count)
            while batch.count < count, let package = try self.reader.next() { batch.append(Package(package)) }
            return batch
          })
      }
    }
  }

  /// The first list that could not be read.
  var problem: PackageSourceError? {
    get async {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.reader.problems.first) }
      }
    }
  }
}
