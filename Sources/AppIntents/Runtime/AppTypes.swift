package import SearchModel

/// Names an app's types for the system, where they would not be found otherwise.
///
/// Types are found by themselves, in debug and in release builds. Only what conforms through nothing but a protocol of
/// the app's own, and is referred to nowhere, is removed by the optimiser: name `AppIntent` (or `AppEntity` …) at such a
/// type too, or let the app's `@main` type, or a package of it, list it here.
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
  /// The app's own module; empty if its types were given as a list.
  private var module = ""

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
    var found = AppTypes(types)
    found.module = Self.module(of: main)
    return found
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["AppIntents.", "CoreSpotlight.", "Swift.", "Foundation."].contains { name.hasPrefix($0) }
  }

  /// The names of the app's own packages and of all that they include, directly or through others.
  package var packagesInReach: [String] {
    var found: [any AppIntentsPackage.Type] = []
    var waiting = packages.filter { Self.module(of: $0) == module }[...]
    while let next = waiting.popFirst() {
      guard !found.contains(where: { $0 == next }) else { continue }
      found.append(next)
      waiting += next.includedPackages
    }
    return found.map { String(reflecting: $0) }
  }

  /// What a manifest declares and the program lacks, as names.
  package func missing(from manifest: AppManifest) -> [String] {
    let known = Set(entities.map { $0.persistentIdentifier } + intents.map { $0.persistentIdentifier })
    return (manifest.entities.map(\.type) + manifest.intents.map(\.intent)).filter { !known.contains($0) }
  }
}
