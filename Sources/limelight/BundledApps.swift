import AppIntents
import DebianPackages
import ManualPages

/// The app services that ship with the program and perform in its process.
enum BundledApps {
  static var hosts: [InProcessHost] {
    [
      InProcessHost(
        app: DebianPackagesApp.identifier, title: DebianPackagesApp.title,
        entities: DebianPackagesApp.entities, intents: DebianPackagesApp.intents,
        configure: DebianPackagesApp.prepare),
      InProcessHost(
        app: ManualPagesApp.identifier, title: ManualPagesApp.title,
        entities: ManualPagesApp.entities, intents: ManualPagesApp.intents,
        configure: ManualPagesApp.prepare),
    ]
  }
}
