import Synchronization

/// How many entities an app has donated so far, as its progress reports say.
final class TakenCount: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .relaxed) }
  func set(_ value: Int) { count.store(value, ordering: .relaxed) }
}
