/// Writes messages for those who look after the program.
///
/// On Linux messages are lines on standard error, which systemd's journal reads for services. `debug` and `info` are left out
/// unless the variable `LIMELIGHT_LOG` asks for them. What a message holds that is private is replaced, as on Apple's systems.
/// Arguments are evaluated whether the message is written or not.
///
/// Apple's counterpart: `Logger`.
public struct Logger: Sendable {
  let log: OSLog

  /// Messages of no part in particular.
  public init() { log = .default }
  /// Messages of that part of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Messages of the part that the log object names.
  public init(_ logObj: OSLog) { log = logObj }

  package init(subsystem: String, category: String, output: LogOutput) {
    log = OSLog(subsystem: subsystem, category: category, isOn: true, output: output)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of that importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.output.log(message.text, level, log) }
  /// Writes what matters only to whoever traces the program.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps while developing.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what matters for following what the program does.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what may become a failure.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that something failed.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that something failed that must not.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes that something failed that must not.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
