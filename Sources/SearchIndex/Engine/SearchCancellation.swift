import Synchronization

/// Ends a search that nobody waits for any more, where it has to read many entities or values one by one.
package final class SearchCancellation: Sendable {
  /// What ends the searches of this task, besides its being cancelled.
  @TaskLocal package static var current: SearchCancellation?

  private let isRequested = Atomic<Bool>(false)

  package init() {}

  /// Whether the search is no longer wanted.
  package var isCancelled: Bool { isRequested.load(ordering: .relaxed) }

  /// From now on the search is not wanted.
  package func cancel() { isRequested.store(true, ordering: .relaxed) }

  /// - Throws: `CancellationError` once the search is not wanted.
  static func check() throws {
    if Task.isCancelled || current?.isCancelled == true { throw CancellationError() }
  }
}
