package import AppIntents

/// Lists the files that a package brought.
package struct ShowPackageFiles: AppIntent {
  package static let title: LocalizedStringResource = "Show Package Files"
  package static let description: IntentDescription? = "Lists the files that an installed package brought."

  @Parameter(title: "Package")
  package var package: Package

  @Dependency private var sources: PackageSources

  package init() {}

  package func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let (sources, name) = (sources, package.name)
    guard let files = try await Reading.run({ sources.files(of: name) }) else {
      return .result(value: [], dialog: "\(name) is not installed.")
    }
    return .result(value: files, dialog: "\(name) brought \(files.count) files and directories.")
  }
}
