import Foundation
import SearchModel

/// What narrows a query to protection classes.
enum ProtectionCondition {
  /// The condition in the query language; none for no classes, which means all of them.
  ///
  /// What has no class is found at any time, like the open classes, and counts as one of these.
  static func texts(_ classes: [FileProtectionType]) -> [String] {
    let names = classes.map(\.rawValue)
    if names.isEmpty { return [] }
    let wanted = names.map(comparison).joined(separator: " || ")
    guard names.contains(where: ProtectionClass.isOpen) else { return [wanted] }
    let others = (ProtectionClass.open + ProtectionClass.closed).filter { !names.contains($0) }
    if others.isEmpty { return [] }
    return ["\(wanted) || !(\(others.map(comparison).joined(separator: " || ")))"]
  }

  private static func comparison(_ name: String) -> String {
    "\(ProtectionClass.attribute) == \"\(name)\"cd"
  }
}
