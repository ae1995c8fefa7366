import Foundation
import Synchronization
import Testing
import os

struct LoggerTests {
  private final class Lines: Sendable {
    private let text = Mutex("")
    var all: String { text.withLock { $0 } }
    func output(_ environment: [String: String]) -> LogOutput {
      LogOutput(environment: environment, now: { Date(timeIntervalSince1970: 0) }) { line in
        self.text.withLock { $0 += line }
      }
    }
  }

  private func written(_ environment: [String: String] = [:], _ log: (Logger) -> Void) -> String {
    let lines = Lines()
    log(Logger(subsystem: "org.example", category: "tours", output: lines.output(environment)))
    return lines.all
  }

  @Test("A line names moment, importance and origin")
  func line() {
    #expect(written { $0.notice("Ready") } == "1970-01-01T00:00:00Z notice [org.example:tours] Ready\n")
    #expect(written { $0.fault("a\nb") }.hasSuffix("fault [org.example:tours] a\n  b\n"))
  }

  @Test("The journal is given a priority and one line")
  func journal() {
    #expect(written(["JOURNAL_STREAM": "8:1"]) { $0.error("a\nb") } == "<3>[org.example:tours] a b\n")
  }

  @Test("What is less important than asked for is left out")
  func levels() {
    let all: (Logger) -> Void = { logger in
      logger.debug("1")
      logger.info("2")
      logger.log("3")
      logger.warning("4")
      logger.critical("5")
    }
    func seen(_ level: String?) -> String {
      written(level.map { ["LIMELIGHT_LOG": $0] } ?? [:], all).split(separator: "\n").compactMap(\.last).map(
        String.init
      ).joined()
    }
    #expect(seen(nil) == "345" && seen("debug") == "12345" && seen("ERROR") == "45" && seen("off") == "")
  }

  @Test("Texts are private and numbers are not, unless said otherwise")
  func privacy() {
    let name = "Rosa"
    func text(_ message: OSLogMessage) -> String {
      String(written { $0.notice(message) }.dropLast().dropFirst(48))
    }
    #expect(text("\(name) \(3) \(true) \(Int.self)") == "<private> 3 true Int")
    #expect(
      text("\(name, privacy: .public) \(3, privacy: .private) \(name, privacy: .sensitive)")
        == "Rosa <private> <sensitive>")
    let hashed = text("\(name, privacy: .private(mask: .hash)) \(name, privacy: .auto(mask: .hash))")
    let halves = hashed.split(separator: "> ")
    #expect(!hashed.contains(name) && halves.count == 2 && "\(halves[0])>" == halves[1])
    #expect(
      text(
        "\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2))|\(7, align: .right(columns: 3))"
      ) == "0xff 1.50|  7")
  }

  @Test("A lock lets one at a time at its state")
  func lock() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { for _ in 0..<20 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 1000)
    let gate = OSAllocatedUnfairLock()
    #expect(gate.lockIfAvailable() && !gate.lockIfAvailable())
    gate.unlock()
  }
}
