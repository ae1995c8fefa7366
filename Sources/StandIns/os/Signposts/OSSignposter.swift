/// Marks intervals for instruments, of which Linux has none.
///
/// Everything here is a mere value: intervals can be begun and ended, and nothing is recorded.
///
/// Apple's counterpart: `OSSignposter`.
public struct OSSignposter: Sendable {
  /// A signposter of no part in particular.
  public init() {}
  /// A signposter of that part of a subsystem.
  public init(subsystem: String, category: String) {}
  /// A signposter of that part of a subsystem, of one of the kinds of categories.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter of the part that the logger writes for.
  public init(logger: Logger) {}
  /// A signposter of the part that the log object names.
  public init(logHandle: OSLog) {}
  /// A signposter that records nothing.
  public static let disabled = OSSignposter()

  /// Whether anything is recorded; never on Linux.
  public var isEnabled: Bool { false }
  /// A name for an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1..<(.max - 1))) }
  /// The name of an interval that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs the task as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// The name of an interval.
public struct OSSignpostID: Sendable, Hashable, Comparable {
  /// The name as a number.
  public let rawValue: UInt64
  /// A name by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A new name.
  public init(log: OSLog) { self = OSSignposter().makeSignpostID() }
  /// For intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No name.
  public static let null = OSSignpostID(0)
  /// A name that is none.
  public static let invalid = OSSignpostID(.max)
  /// By number.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  /// The name of the interval.
  public let signpostID: OSSignpostID
  init(id: OSSignpostID) { signpostID = id }
}
