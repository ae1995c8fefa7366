import Glibc
import SearchService
import Synchronization
import TerminalText

/// One line on standard error that shows how far a long verb is; only on a terminal, and after half a second.
final class ProgressLine: Sendable {
  private struct State {
    var app: String?
    var appStarted = 0.0
    var lastShown = 0.0
    var isShown = false
  }
  private let state: Mutex<State>
  private let started: Double
  private let isActive: Bool

  init(isQuiet: Bool) {
    started = Self.now()
    isActive = !isQuiet && isatty(2) == 1
    state = Mutex(State(appStarted: Self.now()))
  }

  func show(_ progress: ReindexProgress) {
    guard isActive else { return }
    let now = Self.now()
    state.withLock { state in
      if state.app != progress.app {
        state.app = progress.app
        state.appStarted = now
      }
      guard now - started > 0.5, now - state.lastShown > 0.1 else { return }
      state.lastShown = now
      state.isShown = true
      let seconds = max(0.001, now - state.appStarted)
      let rate = Int(Double(progress.done) / seconds)
      let what = progress.app.map { Escape.text($0, forTerminal: true) } ?? "building the index"
      Talk.write("\r\u{1B}[K\(what): \(progress.done) entities, \(rate) a second")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { Talk.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
