public import FoundationEssentials

/// A type of data, known by its uniform type identifier.
///
/// Linux has no type database of that kind. What is known comes from a table of the types that apps name in code, and for
/// extensions and MIME types which that table lacks from the system's shared-mime-info, if it is installed.
///
/// Apple's counterpart: `UTType`.
public struct UTType: Sendable, Hashable, Codable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// What the app said its own type conforms to.
  private var declaredParent: String?

  /// The type of that identifier, if it is known.
  public init?(_ identifier: String) {
    guard TypeTable.shared[identifier] != nil || DynamicType(identifier: identifier) != nil else {
      return nil
    }
    self.identifier = identifier
  }

  /// A type the app itself defines; without a parent it conforms to `public.item` alone.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// A type another app defines; without a parent it conforms to `public.item` alone.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  init(known identifier: String) { self.identifier = identifier }

  private var row: TypeTable.Row? { TypeTable.shared[identifier] }
  private var dynamic: DynamicType? { DynamicType(identifier: identifier) }

  /// The extension files of this type usually have.
  public var preferredFilenameExtension: String? { row?.extensions.first ?? dynamic?.fileExtension }

  /// The MIME type of this type.
  public var preferredMIMEType: String? { row?.mimeType ?? dynamic?.mimeType }

  /// What people call it, in English; nil for types the table lacks.
  public var localizedDescription: String? { row?.name }

  /// The extensions and MIME types this type is known by.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let extensions = row?.extensions ?? dynamic?.fileExtension.map { [$0] } ?? []
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if let type = preferredMIMEType { tags[.mimeType] = [type] }
    return tags
  }

  /// The version of the type's declaration; none on Linux.
  public var version: Int? { nil }

  /// Where the type is described; none on Linux.
  public var referenceURL: URL? { nil }

  /// Whether the type has no identifier of its own and is known by an extension or MIME type alone.
  public var isDynamic: Bool { identifier.lowercased().hasPrefix("dyn.") }

  /// Whether the table knows the type.
  public var isDeclared: Bool { row != nil }

  /// Whether the identifier is one of the system's own.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// All types this one conforms to, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = row?.parents ?? dynamic?.parents ?? [declaredParent ?? "public.item"]
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += TypeTable.shared[next]?.parents ?? DynamicType(identifier: next)?.parents ?? []
    }
    found.remove(self)
    return found
  }

  /// Whether this is that type or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether this is a subtype of that type, and not that type itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether this is a supertype of that type, and not that type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Identifiers are compared without regard to case, as Apple does.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier || left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier, and what is said of it.
  public var debugDescription: String {
    "<UTType \(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "known" : "the app's own"))>"
  }
}
