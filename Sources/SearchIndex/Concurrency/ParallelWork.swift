import Glibc
import Synchronization

/// Runs pieces of blocking work side by side on threads of their own and waits for all of them.
enum ParallelWork {
  /// - Parameter body: gets the piece's number, 0 ..< count.
  /// - Throws: the error of the lowest-numbered piece that failed.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
    guard count > 1 else { return try body(0) }
    let results = Mutex<[Int: any Error]>([:])
    let threads = (0..<count).map { number in
      Piece {
        do { try body(number) } catch { results.withLock { $0[number] = error } }
      }
    }
    for thread in threads { thread.start() }
    for thread in threads { thread.join() }
    if let first = results.withLock({ $0.min { $0.key < $1.key }?.value }) { throw first }
  }

  /// One joinable thread.
  private final class Piece {
    private let body: @Sendable () -> Void
    private var thread = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func start() {
      let status = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Piece>.fromOpaque(argument).takeUnretainedValue().body()
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
      precondition(status == 0, "cannot start a thread: \(String(cString: strerror(status)))")
    }

    func join() { pthread_join(thread, nil) }
  }
}
