import Synchronization

/// A few readers: as many searches run at once as there are cores, the rest wait for the one with the fewest before them.
///
/// The first that is free is taken, whose thread and snapshot are the warmest.
final class ReaderPool: Sendable {
  private final class Seat: Sendable {
    let reader: SnapshotReader
    let reads = Atomic<Int>(0)
    init(_ reader: SnapshotReader) { self.reader = reader }
  }

  private let seats: [Seat]

  init(store: GenerationStore, count: Int) {
    seats = (0..<max(1, count)).map { _ in Seat(SnapshotReader(store: store)) }
  }

  /// Runs the read on a fresh snapshot.
  ///
  /// - Parameter body: must copy what it returns; may run several times.
  /// - Throws: as the reader does.
  func read<Result: Sendable>(_ body: @Sendable (IndexSnapshot) throws -> Result) async throws -> Result {
    let seat = seats.min { $0.reads.load(ordering: .relaxed) < $1.reads.load(ordering: .relaxed) } ?? seats[0]
    seat.reads.wrappingAdd(1, ordering: .relaxed)
    defer { seat.reads.wrappingSubtract(1, ordering: .relaxed) }
    return try await seat.reader.read(body)
  }

  /// Runs the read in the asking thread if a reader is free, since two changes of thread take longer than a look-up.
  ///
  /// - Parameter body: must copy what it returns, and answers `nil` or throws where it would take long.
  /// - Returns: `nil` where `read` has to be asked.
  func readAtOnce<Result: Sendable>(_ body: @Sendable (IndexSnapshot) throws -> Result?) -> Result? {
    let free = seats.first {
      $0.reads.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged
    }
    guard let free else { return nil }
    defer { free.reads.wrappingSubtract(1, ordering: .relaxed) }
    return free.reader.readAtOnce(body)
  }
}
