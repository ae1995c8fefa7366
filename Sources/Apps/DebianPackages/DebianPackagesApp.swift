package import AppIntents

/// The app service of Debian's packages.
package enum DebianPackagesApp {
  package static let identifier = "debian-packages"
  package static let title = "Debian Packages"
  package static var entities: [any AppEntity.Type] { [Package.self] }
  package static var intents: [any AppIntent.Type] { [OpenPackage.self, ShowPackageFiles.self] }

  /// Registers what queries and intents take; to be called before the first of them runs.
  package static func prepare() {
    AppDependencyManager.shared.add(
      dependency: PackageSources(environment: ProcessInfo.processInfo.environment))
  }
}
