import Synchronization

/// Where messages go: lines on standard error.
///
/// `LIMELIGHT_LOG` says from which level on they are written (`debug`, `info`, `notice`, `error`, `fault`, `off`); without it from
/// `notice` on, as Apple's systems keep them. Where systemd reads standard error, lines begin with a priority that the
/// journal understands and leave the time to it.
package struct LogOutput: Sendable {
  let minimum: Int
  let isJournal: Bool
  let now: @Sendable () -> Date
  let write: @Sendable (String) -> Void

  package static let standard = LogOutput(environment: ProcessInfo.processInfo.environment)

  package init(
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() },
    write: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  ) {
    let levels = ["debug": 0, "info": 1, "notice": 2, "default": 2, "error": 3, "fault": 4, "off": 5]
    minimum = levels[environment["LIMELIGHT_LOG"]?.lowercased() ?? ""] ?? 2
    isJournal = environment["JOURNAL_STREAM"] != nil
    self.now = now
    self.write = write
  }

  func isEnabled(_ type: OSLogType) -> Bool { type.importance >= minimum }

  func log(_ text: String, _ type: OSLogType, _ log: OSLog) {
    guard log.isOn, isEnabled(type) else { return }
    let origin = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
    // A line is a message to whoever reads it, so a message never has two.
    let line = text.replacing("\n", with: isJournal ? " " : "\n  ")
    write(
      isJournal
        ? "<\(type.priority)>\(origin)\(line)\n"
        : "\(now().formatted(.iso8601)) \(type.name) \(origin)\(line)\n")
  }
}
