import AppIntents
import SearchModel
import Testing

@Suite("What is asked for before an intent is performed")
struct MissingValueTests {
  private let app = RunFixture([Order.self, Season.self, Collect.self], entities: [Soup.self])

  @Test("Each required parameter without a value is asked for once, in the order of declaration, no other")
  func order() async throws {
    let person = ScriptedInteraction(.value("3"), .value("large"), .value("yes"))
    let outcome = try await app.run(Order.self, asking: person)
    #expect(outcome.value == .text("1 large Onion true -"))
    #expect(person.values.map(\.parameter) == ["soup", "size", "bread"])
    #expect(person.values.map(\.prompt) == ["Which soup?", "How large?", ""])
    #expect(person.values.map(\.title) == ["Soup", "Size", "Bread"])
    #expect(app.journal.count(of: "perform") == 1)
  }

  @Test("What was given is not asked for")
  func given() async throws {
    let person = ScriptedInteraction(.value("no"))
    let outcome = try await app.run(
      Order.self, ["soup": "1", "size": "small", "bowls": "2", "note": "hot"], asking: person)
    #expect(outcome.value == .text("2 small Tomato false hot"))
    #expect(person.values.map(\.parameter) == ["bread"])
  }

  @Test("Questions offer what the query suggests, the cases, or yes and no, and preselect the default")
  func suggestions() async throws {
    let person = ScriptedInteraction(.value("1"), .value("Small One"), .value("with bread"))
    let outcome = try await app.run(Order.self, asking: person)
    #expect(outcome.value == .text("1 small Tomato true -"))
    let options = person.values.map(\.suggestions)
    #expect(options[0].map(\.title) == ["Tomato", "Tomato Cream"] && options[0].map(\.value) == ["1", "2"])
    #expect(options[0].map(\.subtitle) == ["hot", "hot"])
    #expect(person.values[0].preselected == "3" && person.values[0].kind == "entity:Soup")
    #expect(options[1].map(\.value) == ["small", "large"])
    #expect(options[2].map(\.title) == ["With Bread", "Plain"])
  }

  @Test("An options provider's words are offered, and an answer may be the word or the value")
  func provider() async throws {
    let person = ScriptedInteraction(.value("Sweet Basil"))
    let outcome = try await app.run(Season.self, asking: person)
    #expect(outcome.value == .text("basil"))
    #expect(person.values[0].suggestions.map(\.title) == ["Sweet Basil", "salt"])
    #expect(app.journal.entries == ["options"])
  }

  @Test("Where nobody is there the preselected value counts, else the run ends naming the flag")
  func nobody() async throws {
    #expect(try await app.run(Season.self).value == .text("salt"))
    let error = try #require(await app.failure(Order.self))
    #expect(
      error.code == .needsValue && error.message.contains("'size'") && error.message.contains("How large?"))
    #expect(error.hint?.contains("--param size=") == true)
    #expect(app.journal.count(of: "perform") == 0)
  }

  @Test("An answer that is no value is asked for again, saying why")
  func badAnswer() async throws {
    let person = ScriptedInteraction(
      .value("77"), .value("3"), .value("huge"), .value("large"), .value("maybe"), .value("no"))
    let outcome = try await app.run(Order.self, asking: person)
    #expect(outcome.value == .text("1 large Onion false -"))
    #expect(person.values.map(\.parameter) == ["soup", "soup", "size", "size", "bread", "bread"])
    #expect(person.values[1].problem?.contains("'77'") == true)
    #expect(person.values[2].problem == nil && person.values[3].problem?.contains("'huge'") == true)
  }

  @Test("Answer after answer that is no value ends the run")
  func endlessAnswers() async throws {
    struct Stubborn: InteractionHandler {
      func value(for question: ValueQuestion) async throws -> String { "huge" }
      func choice(for question: ChoiceQuestion) async throws -> Int { 99 }
      func confirmation(for question: ConfirmationQuestion) async throws -> Bool { false }
      func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool { false }
    }
    let error = await app.failure(Order.self, ["soup": "1"], asking: Stubborn())
    #expect(error?.code == .needsValue)
    let choice = await app.failure(Order.self, ["soup": "cream"], asking: Stubborn())
    #expect(choice?.code == .handlerFailed)
  }

  @Test("Turning away from a question ends the run")
  func away() async {
    let error = await app.failure(Order.self, asking: ScriptedInteraction(.away))
    #expect(error?.code == .cancelled)
    #expect(app.journal.count(of: "perform") == 0)
  }
}
