package import AppIntents

/// The app service of manual pages.
package enum ManualPagesApp {
  package static let identifier = "manual-pages"
  package static let title = "Manual Pages"
  package static var entities: [any AppEntity.Type] { [ManualPage.self] }
  package static var intents: [any AppIntent.Type] { [OpenManualPage.self, DescribeCommand.self] }

  /// Registers what queries and intents take; to be called before the first of them runs.
  package static func prepare() {
    AppDependencyManager.shared.add(
      dependency: ManualTree(environment: ProcessInfo.processInfo.environment))
  }
}
