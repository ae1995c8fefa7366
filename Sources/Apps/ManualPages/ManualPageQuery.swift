import AppIntents
package import CoreSpotlight
import Dispatch

/// Finds manual pages in their directories, never in the index: what was removed since is gone here at once.
package struct ManualPageQuery: EntityStringQuery, IndexedEntityQuery {
  /// Pages a batch.
  static let batchSize = 1000

  @Dependency private var tree: ManualTree

  package init() {}

  package func entities(for identifiers: [String]) async throws -> [ManualPage] {
    let tree = tree
    return await Reading.run {
      let reader = ManualReader(tree: tree)
      return identifiers.compactMap { identifier in
        let (name, section) = ManualFile.split(id: identifier)
        guard let section, let file = tree.file(name: name, section: section) else { return nil }
        return reader.text(of: file).map { ManualPage(file, $0) }
      }
    }
  }

  /// Pages whose name holds the text: that very name, then beginnings, then the rest; at most fifty.
  package func entities(matching string: String) async throws -> [ManualPage] {
    let tree = tree
    return await Reading.run {
      let reader = ManualReader(tree: tree)
      return tree.files(matching: string, limit: 50).compactMap { file in
        reader.text(of: file).map { ManualPage(file, $0) }
      }
    }
  }

  package func reindexEntities(
    for identifiers: [String], indexDescription: CSSearchableIndexDescription
  ) async throws {
    let found = try await entities(for: identifiers)
    let gone = Set(identifiers).subtracting(found.map(\.id))
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities(found)
    try await index.deleteAppEntities(identifiedBy: gone.sorted(), ofType: ManualPage.self)
  }

  /// Donates every page in batches; the next is read while one is written.
  package func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    let stream = ManualPageStream(tree)
    let index = CSSearchableIndex.default()
    var batch = await stream.next(Self.batchSize)
    while !batch.isEmpty {
      async let following = stream.next(Self.batchSize)
      try await index.indexAppEntities(batch)
      batch = await following
    }
  }
}

/// Reads that block, on a queue of their own: Swift's threads stay free for others.
enum Reading {
  private static let queue = DispatchQueue(label: "manual-pages.reading")

  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}

/// All manual pages, a batch at a time; only their names are held all at once.
///
/// The reader is touched on its queue only.
final class ManualPageStream: @unchecked Sendable {
  private let tree: ManualTree
  private let reader: ManualReader
  private var files: [ManualFile]?
  private var position = 0
  private let queue = DispatchQueue(label: "manual-pages.stream")

  init(_ tree: ManualTree) {
    self.tree = tree
    reader = ManualReader(tree: tree)
  }

  /// At most `count` pages, none at the end; pages that cannot be read are left out.
  func next(_ count: Int) async -> [ManualPage] {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read(count)) }
    }
  }

  private func read(_ count: Int) -> [ManualPage] {
    let files = self.files ?? tree.pages()
    self.files = files
    var batch: [ManualPage] = []
    while batch.count < count, position < files.count {
      let file = files[position]
      position += 1
      if let text = reader.text(of: file) { batch.append(ManualPage(file, text)) }
    }
    return batch
  }
}
