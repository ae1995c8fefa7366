import CoreSpotlight
import SearchModel

/// The manifest of this program: as its types say, and as a file beside it declares.
enum ManifestText {
  /// What people call the program: its name, until a manifest says otherwise.
  static func title(_ program: String) -> String {
    declaredTitle(beside: program) ?? program.split(separator: "/").last.map(String.init) ?? program
  }

  private static func value(beside program: String) -> JSONValue? {
    FileManager.default.contents(atPath: program + ".json").flatMap { try? JSONValue.parse([UInt8]($0)) }
  }

  private static func declaredTitle(beside program: String) -> String? {
    value(beside: program)?["title"]?.string
  }

  /// The types and intents that the file beside the program declares; `nil` if there is none.
  static func declared(beside program: String) -> AppManifest? {
    guard let value = value(beside: program) else { return nil }
    var manifest = AppManifest(app: AppIdentity.current, title: value["title"]?.string ?? "")
    manifest.entities = (value["entities"]?.array ?? []).compactMap { $0["type"]?.string }.map {
      AppManifest.EntityType(type: $0, title: $0)
    }
    manifest.intents = (value["intents"]?.array ?? []).compactMap { $0["intent"]?.string }.map {
      AppManifest.Intent(intent: $0, title: $0)
    }
    return manifest
  }

  /// The manifest that starts this program as a service.
  static func json(of types: AppTypes, program: String) -> String {
    let host = InProcessHost(
      app: AppIdentity.current, title: title(program), entities: types.entities, intents: types.intents,
      shortcuts: types.shortcuts.first)
    var manifest = host.manifest
    for type in types.enums { manifest.add(type) }
    manifest.packages = types.packagesInReach
    manifest.service = [program]
    return manifest.json.text
  }
}
