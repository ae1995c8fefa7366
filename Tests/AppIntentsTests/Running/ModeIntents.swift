import AppIntents

private func noteMode(_ intent: some AppIntent, _ journal: Journal) {
  journal.note("\(intent.currentMode.debugDescription) \(intent.systemContext.canContinueInForeground)")
}

struct InBackground: AppIntent {
  static let title: LocalizedStringResource = "Background"
  static let supportedModes: IntentModes = .background
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult {
    noteMode(self, journal)
    do { try await continueInForeground("Come?") } catch is AppIntentError { journal.note("refused") }
    return .result()
  }
}

struct InFront: AppIntent {
  static let title: LocalizedStringResource = "Front"
  static let openAppWhenRun = true
  @Parameter(title: "Name") var name: String
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult {
    noteMode(self, journal)
    try await continueInForeground()
    return .result()
  }
}

struct Either: AppIntent {
  static let title: LocalizedStringResource = "Either"
  static let supportedModes: IntentModes = [.background, .foreground]
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult {
    noteMode(self, journal)
    return .result()
  }
}

struct Deferred: AppIntent {
  static let title: LocalizedStringResource = "Deferred"
  static let supportedModes: IntentModes = [.background, .deferred]
  @Parameter(title: "Early", default: false) var isEarly: Bool
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult {
    noteMode(self, journal)
    if isEarly { try await continueInForeground(alwaysConfirm: false) }
    noteMode(self, journal)
    return .result()
  }
}

struct Dynamic: AppIntent {
  static let title: LocalizedStringResource = "Dynamic"
  static let supportedModes: IntentModes = [.background, .dynamic]
  @Parameter(title: "Kind", default: "never") var kind: String
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult {
    noteMode(self, journal)
    if kind == "throws", currentMode == .background { throw needsToContinueInForegroundError("Come along?") }
    if kind == "asks" { try await continueInForeground("Come along?") }
    journal.note("end")
    return .result()
  }
}

struct Continuable: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continuable"
  @Parameter(title: "Kind") var kind: String
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let journal = journal
    noteMode(self, journal)
    if kind == "error" {
      throw needsToContinueInForegroundError("Come?") { journal.note("continued") }
    }
    let number = try await requestToContinueInForeground("Come?") { 42 }
    try await requestToContinueInForeground()
    return .result(value: number)
  }
}

struct Locked: AppIntent {
  static let title: LocalizedStringResource = "Locked"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  func perform() async throws -> some IntentResult { .result() }
}

struct Known: AppIntent {
  static let title: LocalizedStringResource = "Known"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  func perform() async throws -> some IntentResult { .result() }
}
