import AppIntents
import SearchModel
import Testing

@Suite("What perform() asks")
struct AskingInsideTests {
  private let app = RunFixture([Restarting.self, Suspending.self, Confirming.self, Choosing.self])

  @Test(
    "A thrown need asks and performs again from the top with the value", arguments: ["value", "old value"])
  func needsValue(kind: String) async throws {
    let person = ScriptedInteraction(.value("Ann"))
    let outcome = try await app.run(Restarting.self, ["kind": kind], asking: person)
    #expect(outcome.value == .text("Ann"))
    #expect(app.journal.count(of: "perform") == 2)
    #expect(person.values.map(\.prompt) == ["Who wrote it?"] && person.values.map(\.parameter) == ["author"])
  }

  @Test("A thrown choice asks which and performs again with it")
  func needsChoice() async throws {
    let person = ScriptedInteraction(.choice(1))
    let outcome = try await app.run(Restarting.self, ["kind": "choice"], asking: person)
    #expect(outcome.value == .text("Bob") && app.journal.count(of: "perform") == 2)
    #expect(person.choices.first?.options.map(\.title) == ["Ann", "Bob"])
  }

  @Test("Asking to be performed again without end is a failure")
  func boundedRestart() async throws {
    let error = await app.failure(Restarting.self, ["kind": "restart"])
    #expect(error?.code == .handlerFailed)
    #expect(app.journal.count(of: "perform") == 100)
  }

  @Test("requestValue suspends: perform() is called once, and the parameter keeps what it has")
  func requestValue() async throws {
    let person = ScriptedInteraction(.value("many"), .value("4"))
    let outcome = try await app.run(Suspending.self, ["kind": "value"], asking: person)
    #expect(outcome.value == .text("4 unset"))
    #expect(app.journal.entries == ["perform", "end"])
    #expect(person.values.map(\.prompt) == ["How many?", "How many?"] && person.values[1].problem != nil)
  }

  @Test("requestDisambiguation gives the chosen one; a single one needs no question")
  func disambiguation() async throws {
    let person = ScriptedInteraction(.choice(1))
    #expect(try await app.run(Suspending.self, ["kind": "choice"], asking: person).value == .text("6"))
    #expect(person.choices.first?.prompt == "Which?")
    let nobody = ScriptedInteraction()
    #expect(try await app.run(Suspending.self, ["kind": "only"], asking: nobody).value == .text("5"))
  }

  @Test(
    "A parameter's confirmation gives the answer, also a no", arguments: [true, false], ["confirm", "view"])
  func parameterConfirmation(answer: Bool, kind: String) async throws {
    let person = ScriptedInteraction(.confirm(answer))
    let outcome = try await app.run(Suspending.self, ["kind": kind], asking: person)
    #expect(outcome.value == .text("\(answer)"))
    #expect(person.confirmations.first?.prompt == (kind == "confirm" ? "Really seven?" : "Count: 7?"))
    #expect((person.confirmations.first?.view != nil) == (kind == "view"))
  }

  @Test(
    "Every form of confirmation goes on after a yes and ends the run after a no",
    arguments: ["plain", "result", "output", "dialog", "content", "view"])
  func confirmation(kind: String) async throws {
    let yes = ScriptedInteraction(.confirm(true))
    #expect(try await app.run(Confirming.self, ["kind": kind], asking: yes).dialogFull == "Done")
    let no = ScriptedInteraction(.confirm(false))
    #expect(await app.failure(Confirming.self, ["kind": kind], asking: no)?.code == .cancelled)
    let away = ScriptedInteraction(.away)
    #expect(await app.failure(Confirming.self, ["kind": kind], asking: away)?.code == .cancelled)
    #expect(app.journal.entries == ["end"])
    #expect(yes.confirmations.count == 1 && no.confirmations.count == 1)
  }

  @Test("A confirmation says what its author wrote")
  func confirmationWords() async throws {
    func question(_ kind: String) async throws -> ConfirmationQuestion {
      let person = ScriptedInteraction(.confirm(true))
      try await app.run(Confirming.self, ["kind": kind], asking: person)
      return try #require(person.confirmations.first)
    }
    #expect(try await question("plain").prompt == "Send It?")
    let result = try await question("result")
    #expect(result.prompt == "Ready?" && result.acceptLabel == "Send")
    #expect(try await question("output").prompt == "Send It?")
    let delete = try await question("dialog")
    #expect(delete.prompt == "Delete it?" && delete.acceptLabel == "Delete" && delete.isDestructive)
    let custom = try await question("view")
    #expect(custom.prompt == "Send It?" && custom.acceptLabel == "Go" && custom.denyLabel == "Stop")
    #expect(
      custom.acceptAlternatives == ["Yep"] && custom.denyAlternatives == ["Nope"] && custom.isDestructive)
    #expect(custom.view != nil)
  }

  @Test("A confirmation for uncertain sources is asked for only where what was wanted was guessed")
  func lowConfidence() async throws {
    try await app.run(Confirming.self, ["kind": "unsure"], asking: ScriptedInteraction())
    var request = RunRequest("Confirming", parameters: ["kind": "unsure"])
    request.isGuess = true
    let person = ScriptedInteraction(.confirm(true))
    _ = try await app.host.run(request, interaction: person)
    #expect(person.confirmations.map(\.prompt) == ["Did you mean it?"])
  }

  @Test(
    "A choice gives the option that equals what was offered", arguments: [(0, "deleted"), (1, "archived")])
  func choice(place: Int, value: String) async throws {
    for showsView in [false, true] {
      let person = ScriptedInteraction(.choice(place))
      let outcome = try await app.run(Choosing.self, ["showsView": "\(showsView)"], asking: person)
      #expect(outcome.value == .text(value))
      let question = try #require(person.choices.first)
      #expect(question.prompt == "And now?" && (question.view != nil) == showsView)
      #expect(question.options.map(\.style) == [.destructive, .default, .cancel])
    }
  }

  @Test("The option that cancels, and turning away, end the run")
  func cancelledChoice() async {
    let cancelling = await app.failure(Choosing.self, asking: ScriptedInteraction(.choice(2)))
    #expect(cancelling?.code == .cancelled)
    let away = await app.failure(Choosing.self, asking: ScriptedInteraction(.away))
    #expect(away?.code == .cancelled)
    let nobody = await app.failure(Choosing.self)
    #expect(nobody?.code == .needsValue)
    #expect(app.journal.entries.isEmpty)
  }

  @Test("Yes beforehand confirms where nobody is there")
  func confirmedBeforehand() async throws {
    let outcome = try await app.run(Confirming.self, ["kind": "dialog"], asking: NobodyToAsk(confirms: true))
    #expect(outcome.dialogFull == "Done")
  }

  @Test("Called from the app's own code there is nobody to ask")
  func outside() async throws {
    let intent = Suspending()
    intent.kind = "value"
    intent.journal = Journal()
    await #expect(throws: AppIntentError.self) { try await intent(donate: false) }
  }
}
