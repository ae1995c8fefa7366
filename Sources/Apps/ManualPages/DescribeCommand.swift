package import AppIntents

/// Says in one line what a command does, as whatis(1) would.
package struct DescribeCommand: AppIntent {
  package static let title: LocalizedStringResource = "Describe Command"
  package static let description: IntentDescription? = "Says in one line what a command does."

  @Parameter(title: "Command", requestValueDialog: "Which command?")
  package var name: String

  @Dependency private var tree: ManualTree

  package init() {}

  /// - Throws: `entityNotFound` if no manual page has that name.
  package func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let (tree, wanted) = (tree, ManualFile.split(id: name))
    let found = await Reading.run { () -> (file: ManualFile, summary: String)? in
      // Commands first: that is what is asked for, then whatever else has a page.
      let sections = wanted.section.map { [$0] } ?? ["1", "8", "6", "5", "7", "2", "3"]
      let files = sections.compactMap { tree.file(name: wanted.name, section: $0) }
      guard
        let file = files.first
          ?? tree.files(matching: wanted.name, limit: 1).first(where: { $0.name == wanted.name })
      else { return nil }
      return ManualReader(tree: tree).text(of: file).map { (file, $0.summary) }
    }
    guard let found else { throw AppIntentError.Unrecoverable.entityNotFound }
    return .result(value: found.summary, dialog: "\(found.file.id): \(found.summary)")
  }
}
