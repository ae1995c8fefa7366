/// Which packages an app carries, and which types come from none of them.
package struct PackageReach: Sendable {
  /// The names of the modules that are reached, sorted.
  package let modules: [String]
  /// The names of the packages that are reached, in order of inclusion.
  package let packages: [String]

  /// Everything these packages include, directly or through others; one that includes itself does no harm.
  package init(from roots: [any AppIntentsPackage.Type]) {
    var names: [String] = []
    var found: Set<ObjectIdentifier> = []
    var waiting = roots[...]
    while let package = waiting.popFirst() {
      guard found.insert(ObjectIdentifier(package)).inserted else { continue }
      names.append(String(reflecting: package))
      waiting += package.includedPackages
    }
    packages = names
    modules = Set(names.map(Self.module)).sorted()
  }

  /// The types whose module is neither the app's own nor reached: the system need not find them.
  package func unreached(_ types: [Any.Type], app: String) -> [String] {
    types.map { String(reflecting: $0) }.filter { name in
      let module = Self.module(name)
      return module != app && module != "AppIntents" && !modules.contains(module)
    }
  }

  private static func module(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
