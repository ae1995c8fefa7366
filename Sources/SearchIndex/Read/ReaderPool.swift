import Synchronization

/// A few readers, taken in turn: as many searches run at once as there are cores, the rest wait their turn.
final class ReaderPool: Sendable {
  private let readers: [SnapshotReader]
  private let turn = Atomic<Int>(0)

  init(store: GenerationStore, count: Int) {
    readers = (0..<max(1, count)).map { _ in SnapshotReader(store: store) }
  }

  func next() -> SnapshotReader {
    let place = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    return readers[Int(place.magnitude % UInt(readers.count))]
  }
}
