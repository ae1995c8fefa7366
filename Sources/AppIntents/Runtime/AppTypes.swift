package import SearchModel

/// Names an app's types for the system, where they would not be found otherwise.
///
/// A debug build finds every type by itself. In a release build the optimiser removes internal types that nothing
/// refers to: make them `public`, or let the app's `@main` type, or a package of it, list them here.
///
/// Limelight's own, without a counterpart at Apple, where the build extracts the types.
///
/// ```swift
/// extension NotesApp: AppIntentsTypeList {
///   static var listedTypes: [Any.Type] { [Note.self, OpenNote.self] }
/// }
/// ```
@_alwaysEmitConformanceMetadata
public protocol AppIntentsTypeList {
  /// The types: intents, entities, enums.
  static var listedTypes: [Any.Type] { get }
}

/// The types of an app that the system uses.
package struct AppTypes: Sendable {
  package private(set) var entities: [any AppEntity.Type] = []
  package private(set) var intents: [any AppIntent.Type] = []
  package private(set) var queries: [any EntityQuery.Type] = []
  package private(set) var enums: [any AppEnum.Type] = []
  /// Of several the first by name counts: an app has one.
  package private(set) var shortcuts: [any AppShortcutsProvider.Type] = []
  package private(set) var packages: [any AppIntentsPackage.Type] = []

  /// These types, sorted by what they are and by identifier.
  ///
  /// Types of Limelight's own modules are left out: they belong to no app.
  package init(_ types: [Any.Type]) {
    var seen: Set<ObjectIdentifier> = []
    for type in types.sorted(by: { String(reflecting: $0) < String(reflecting: $1) }) {
      guard seen.insert(ObjectIdentifier(type)).inserted, !Self.isOurs(type) else { continue }
      if let type = type as? any AppIntent.Type { intents.append(type) }
      if let type = type as? any AppEntity.Type { entities.append(type) }
      if let type = type as? any EntityQuery.Type { queries.append(type) }
      if let type = type as? any AppEnum.Type { enums.append(type) }
      if let type = type as? any AppShortcutsProvider.Type { shortcuts.append(type) }
      if let type = type as? any AppIntentsPackage.Type { packages.append(type) }
    }
  }

  /// The types of this process, found at run time, and those that its lists name.
  ///
  /// - Parameter main: the app's main type.
  package static func ofThisProcess(main: Any.Type) -> AppTypes {
    let existentials: [Any.Type] = [
      (any AppIntent).self, (any AppEntity).self, (any EntityQuery).self, (any AppEnum).self,
      (any AppShortcutsProvider).self, (any AppIntentsPackage).self, (any AppIntentsTypeList).self,
    ]
    var types = TypeMetadata.types(conformingTo: Set(existentials.compactMap(TypeMetadata.descriptor(of:))))
    types.append(main)
    for list in types.compactMap({ $0 as? any AppIntentsTypeList.Type }) { types += list.listedTypes }
    return AppTypes(types)
  }

  private static func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["AppIntents.", "CoreSpotlight.", "Swift.", "Foundation."].contains { name.hasPrefix($0) }
  }

  /// What a manifest declares and the program lacks, as names.
  package func missing(from manifest: AppManifest) -> [String] {
    let known = Set(entities.map { $0.persistentIdentifier } + intents.map { $0.persistentIdentifier })
    return (manifest.entities.map(\.type) + manifest.intents.map(\.intent)).filter { !known.contains($0) }
  }
}
