/// A type of data, known by its uniform type identifier.
///
/// Apple's counterpart: `UTType`. Linux has no type database of that kind, so what is known about a type comes
/// from a table of the types apps name in attribute sets and file parameters.
public struct UTType: Sendable, Hashable, Codable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// What the app said its own type conforms to.
  private var declaredParent: String?

  /// The type of that identifier, if the table knows it.
  public init?(_ identifier: String) {
    guard TypeTable.byIdentifier[identifier.lowercased()] != nil else { return nil }
    self.identifier = identifier
  }

  /// A type the app itself defines; without a parent it conforms to `public.item` alone.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// A type another app defines; without a parent it conforms to `public.item` alone.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
    declaredParent = parent?.identifier
  }

  /// The first known type that files of that extension have.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard
      let row = TypeTable.rows.first(where: {
        $0.extensions.contains(wanted) && UTType(known: $0.identifier).conforms(to: supertype)
      })
    else { return nil }
    identifier = row.identifier
  }

  /// The first known type of that MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard
      let row = TypeTable.rows.first(where: {
        $0.mimeType == wanted && UTType(known: $0.identifier).conforms(to: supertype)
      })
    else { return nil }
    identifier = row.identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The extension files of this type usually have.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The MIME type of this type.
  public var preferredMIMEType: String? { row?.mimeType }

  /// What people call it.
  public var localizedDescription: String? { row?.name }

  /// Whether an app made the type up at run time; never the case here.
  public var isDynamic: Bool { false }

  /// Whether the table knows the type.
  public var isDeclared: Bool { row != nil }

  /// Whether the identifier is one of the system's own.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// All types this one conforms to, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = row?.parents ?? [declaredParent ?? "public.item"]
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += TypeTable.byIdentifier[next]?.parents ?? []
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

  private var row: TypeTable.Row? { TypeTable.byIdentifier[identifier.lowercased()] }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
