/// Names the part of a program that messages come from.
///
/// Apple's counterpart: `OSLog`.
public final class OSLog: NSObject, Sendable {
  /// The kinds of categories that tools treat in their own way; mere names on Linux.
  public struct Category: Sendable, Hashable {
    let name: String
    /// What is worth seeing on a time line.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What is traced.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// What is traced with a call stack.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  let isOn: Bool
  let output: LogOutput

  init(subsystem: String, category: String, isOn: Bool, output: LogOutput) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
    self.output = output
  }

  /// A part of that subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true, output: .standard)
  }

  /// A part of that subsystem, of one of the kinds of categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Of no part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// What is logged here is not written.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false, output: .standard)

  /// Whether messages of that importance are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn && output.isEnabled(type) }
  /// Whether signposts are recorded; they never are on Linux.
  public var signpostsEnabled: Bool { false }
}
