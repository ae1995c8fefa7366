package import AppIntents
import DebianPackages
import ManualPages
package import SearchModel

/// The app services that ship with the program and perform in its process.
package enum BundledApps {
  /// The apps, each donating to that home and finding there; `nil` = the process's own.
  package static func all(home: HomePaths? = nil) -> [BundledApp] {
    [debianPackages(home), manualPages(home)]
  }

  private static func debianPackages(_ home: HomePaths?) -> BundledApp {
    BundledApp(manifest: .debianPackages) {
      InProcessHost(
        app: DebianPackagesApp.identifier, title: DebianPackagesApp.title,
        entities: DebianPackagesApp.entities, intents: DebianPackagesApp.intents, home: home,
        configure: DebianPackagesApp.prepare)
    }
  }

  private static func manualPages(_ home: HomePaths?) -> BundledApp {
    BundledApp(manifest: .manualPages) {
      InProcessHost(
        app: ManualPagesApp.identifier, title: ManualPagesApp.title, entities: ManualPagesApp.entities,
        intents: ManualPagesApp.intents, home: home, configure: ManualPagesApp.prepare)
    }
  }
}

/// A bundled app: what it declares is written down, its code is set up only when it has to perform.
///
/// A search in a fresh process needs the declarations alone; reading them off the types costs it a millisecond.
package struct BundledApp: AppHost {
  package let manifest: AppManifest
  /// The app itself, whose own account of its types must agree with `manifest`.
  package let host: @Sendable () -> InProcessHost

  package var app: String { manifest.app }

  package func open(
    _ entity: EntityKey, intent: String, interaction: (any InteractionHandler)?
  ) async throws -> OpenOutcome {
    try await host().open(entity, intent: intent, interaction: interaction)
  }

  package func run(
    _ request: RunRequest, interaction: (any InteractionHandler)?
  ) async throws -> RunOutcome {
    try await host().run(request, interaction: interaction)
  }

  package func reindex(scope: DonationScope) async throws { try await host().reindex(scope: scope) }
}
