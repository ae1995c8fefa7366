import AppIntents

struct Restarting: AppIntent {
  static let title: LocalizedStringResource = "Restarting"
  @Parameter(title: "Author") var author: String?
  @Parameter(title: "Kind") var kind: String
  @Dependency var journal: Journal

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    journal.note("perform")
    if kind == "restart" { throw AppIntentError.restartPerform }
    if author == nil {
      switch kind {
      case "value": throw $author.needsValueError("Who wrote it?")
      case "old value": throw $author.requestValue("Who wrote it?")
      case "choice": throw $author.needsDisambiguationError(among: ["Ann", "Bob"], dialog: "Which author?")
      default: break
      }
    }
    return .result(value: author ?? "-")
  }
}

/// A view of the app's own.
private struct Preview: View {
  let count: Int
  var body: some View { EmptyView() }
}

struct Suspending: AppIntent {
  static let title: LocalizedStringResource = "Suspending"
  @Parameter(title: "Count") var count: Int?
  @Parameter(title: "Kind") var kind: String
  @Dependency var journal: Journal

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    journal.note("perform")
    let answer: String
    switch kind {
    case "value":
      let given = try await $count.requestValue("How many?")
      answer = "\(given) \(count.map { "\($0)" } ?? "unset")"
    case "choice": answer = "\(try await $count.requestDisambiguation(among: [5, 6], dialog: "Which?"))"
    case "only": answer = "\(try await $count.requestDisambiguation(among: [5]))"
    case "confirm": answer = "\(try await $count.requestConfirmation(for: 7, dialog: "Really seven?"))"
    case "view":
      answer = "\(try await $count.requestConfirmation(for: 7) { EmptyView() })"
    default: answer = "?"
    }
    journal.note("end")
    return .result(value: answer)
  }
}

struct Confirming: AppIntent {
  static let title: LocalizedStringResource = "Send It"
  @Parameter(title: "Kind") var kind: String
  @Dependency var journal: Journal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch kind {
    case "plain": try await requestConfirmation()
    case "result":
      try await requestConfirmation(result: .result(dialog: "Ready?"), confirmationActionName: .send)
    case "output":
      try await requestConfirmation(output: .result(value: 3, dialog: "Ready?"), showPrompt: false)
    case "dialog": try await requestConfirmation(actionName: .delete, dialog: "Delete it?")
    case "unsure": try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Did you mean it?")
    case "content":
      try await requestConfirmation(actionName: .buy, dialog: "Buy it?") { Preview(count: 1) }
    case "view":
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Go", acceptAlternatives: ["Yep"], denyLabel: "Stop", denyAlternatives: ["Nope"],
          destructive: true), dialog: "Buy it?", showDialogAsPrompt: false, view: EmptyView())
    default: break
    }
    journal.note("end")
    return .result(dialog: "Done")
  }
}

struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choosing"
  @Parameter(title: "View", default: false) var showsView: Bool
  @Dependency var journal: Journal

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let delete = Option(title: "Delete", style: .destructive)
    let archive = IntentOption(title: "Archive")
    let choice =
      if showsView {
        try await requestChoice(
          between: [delete, archive, .cancel], dialog: "And now?", view: Preview(count: 2))
      } else {
        try await requestChoice(between: [delete, archive, .cancel], dialog: "And now?")
      }
    journal.note("end")
    switch choice {
    case delete: return .result(value: "deleted")
    case archive: return .result(value: "archived")
    default: return .result(value: "other")
    }
  }
}
