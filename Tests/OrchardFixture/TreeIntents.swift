import AppIntents
import SwiftUI

struct OpenTree: OpenIntent {
  static let title: LocalizedStringResource = "Open Tree"
  @Parameter(title: "Tree") var target: Tree
  func perform() async throws -> some IntentResult { .result() }
}

/// Nothing but its conformance leads to it.
private struct Prune: AppIntent {
  static let title: LocalizedStringResource = "Prune"
  static let description = IntentDescription("Cuts what grew")
  @Parameter(title: "Tree", description: "Which one") var tree: Tree
  @Parameter(title: "Branches", default: 3, inclusiveRange: (1, 20)) var branches: Int
  @Parameter var whenDone: Date?

  static var parameterSummary: some ParameterSummary { Summary("Prune \(\.$tree)") { \.$branches } }

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
    .result(value: "\(branches) branches of \(tree.name)", dialog: "Done.")
  }
}

enum Press {
  enum Cider {
    /// Nested deep.
    struct Bottle: AppIntent {
      static let title: LocalizedStringResource = "Bottle Cider"
      static let isDiscoverable = false
      @Parameter(title: "From") var harvest: Harvest
      @Parameter(title: "State") var ripeness: Ripeness?
      @Parameter(title: "Guests") var guests: [String]
      func perform() async throws -> some IntentResult { .result() }
    }
  }
}

extension Press.Cider {
  struct Pour {
    @Parameter(title: "Glasses") var glasses: Int
  }
}

extension Press.Cider.Pour: UndoableIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Pour Cider"
  func perform() async throws -> some ReturnsValue<Int> { .result(value: glasses) }
}

/// A protocol of the app's own: beside it the intent names `AppIntent`, by which an optimised build keeps it.
protocol GardenWork: AppIntent {}

struct Rake: GardenWork, AppIntent {
  static let title: LocalizedStringResource = "Rake Leaves"
  func perform() async throws -> some IntentResult { .result() }
}

struct ShowTree: SnippetIntent {
  static let title: LocalizedStringResource = "Show Tree"
  @Parameter(title: "Tree") var tree: Tree

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(tree.name), \(tree.age) years"))
  }
}
