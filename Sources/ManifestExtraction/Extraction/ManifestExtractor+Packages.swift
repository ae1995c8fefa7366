import SearchModel

/// The packages of an app: types of other modules must come from one of them.
extension ManifestExtractor {
  /// Adds the packages in reach of the app's own, and reports types that are not.
  mutating func addPackages() {
    let reached = reachedPackages
    update { $0.packages = reached }
    let modules = reachedModules
    for type in types where type.module != module && !modules.contains(type.module) {
      report(
        type.place,
        "\(type.name) is in the module \(type.module), which no package of \(module) includes: add the package of \(type.module) to includedPackages"
      )
    }
    for type in types where type.conforms(to: "AppIntentsPackage") {
      guard let property = type.property("includedPackages"), case .array(let elements) = property.value
      else {
        if let property = type.property("includedPackages") {
          report(property.place, "the includedPackages of \(type.bareName) are not a list of types")
        }
        continue
      }
      if elements.contains(where: { if case .type = $0 { false } else { true } }) {
        report(property.place, "the includedPackages of \(type.bareName) are not a list of types")
      }
    }
  }

  /// Reports a parameter whose type is in a module out of reach.
  mutating func checkReach(of property: DeclaredType.Property, in type: DeclaredType) {
    var inner = property.type
    while let next = Self.inner(of: inner, ["Swift.Optional", "Swift.Array", "Swift.Set"]) { inner = next }
    let owner = String(inner.prefix { $0 != "." && $0 != "<" })
    // Types of modules that were gathered are reported where they stand.
    guard owner != module, !Self.systemModules.contains(owner),
      !types.contains(where: { $0.module == owner }),
      !reachedModules.contains(owner)
    else { return }
    report(
      property.place,
      "the parameter \(property.name) of \(type.bareName) is a \(inner), and no package of \(module) includes the module \(owner): add its package to includedPackages"
    )
  }

  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationAdditions", "AppIntents", "CoreLocation",
    "CoreTransferable", "CoreSpotlight", "UniformTypeIdentifiers", "SnippetUI", "_StringProcessing",
  ]

  private var reachedModules: Set<String> {
    Set(reachedPackages.map { String($0.prefix { $0 != "." }) }).union([module])
  }

  /// The app's own packages and all that they include, directly or through others.
  private var reachedPackages: [String] {
    var found: [String] = []
    var waiting = types.filter { $0.module == module && $0.conforms(to: "AppIntentsPackage") }.map(\.name)[
      ...]
    while let name = waiting.popFirst() {
      if found.contains(name) { continue }
      found.append(name)
      for case .type(let included) in byName[name]?.property("includedPackages")?.value.elements ?? [] {
        waiting.append(included)
      }
    }
    return found
  }
}
