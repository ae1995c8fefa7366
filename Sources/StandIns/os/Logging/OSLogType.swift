/// How important a message is.
///
/// Apple's counterpart: `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What matters for following what the program does.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help, and is not written unless asked for.
  public static let info = OSLogType(rawValue: 1)
  /// What helps while developing, and is not written unless asked for.
  public static let debug = OSLogType(rawValue: 2)
  /// Something failed.
  public static let error = OSLogType(rawValue: 16)
  /// Something failed that must not.
  public static let fault = OSLogType(rawValue: 17)

  /// Greater for what is more important; the raw values are not in that order.
  var importance: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }

  var name: String { ["debug", "info", "notice", "error", "fault"][importance] }

  /// The syslog priority, by which the journal sorts lines that begin with it.
  var priority: Int { [7, 6, 5, 3, 2][importance] }
}
