import SearchModel
import Synchronization
import Testing

@testable import LimelightCommands

@Suite("Questions at the terminal")
struct TerminalInteractionTests {
  /// A terminal where these lines are typed.
  private final class Typist: Sendable {
    private let lines: Mutex<[String]>
    private let shown = Mutex("")
    init(_ lines: [String]) { self.lines = Mutex(lines) }
    var screen: String { shown.withLock { $0 } }

    func interaction(confirms: Bool = false) -> TerminalInteraction {
      TerminalInteraction(
        confirms: confirms, isQuiet: false,
        read: { self.lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
        write: { text in self.shown.withLock { $0 += text } })
    }
  }

  private var question: ValueQuestion {
    var question = ValueQuestion(
      intent: "Order", parameter: "soup", title: "Soup", kind: "entity:Soup", prompt: "Which soup?")
    question.suggestions = [
      QuestionOption(value: "7", title: "Tomato", subtitle: "hot"),
      QuestionOption(value: "9", title: "On\u{1B}ion"),
    ]
    return question
  }

  @Test("A suggestion is chosen by its number; anything else is the answer as typed")
  func value() async throws {
    let typist = Typist(["2", " leek "])
    #expect(try await typist.interaction().value(for: question) == "9")
    #expect(try await typist.interaction().value(for: question) == "leek")
    #expect(typist.screen.hasPrefix("  1  Tomato — hot\n  2  On\\x1bion\nWhich soup? "))
  }

  @Test("Suggestions stand under their headings, each said once")
  func headings() async throws {
    var sections = question
    sections.suggestions.append(QuestionOption(value: "11", title: "Leek"))
    for (place, section) in ["Red", "Green", "Green"].enumerated() {
      sections.suggestions[place].section = section
    }
    let typist = Typist(["3"])
    #expect(try await typist.interaction().value(for: sections) == "11")
    #expect(typist.screen.hasPrefix(" Red\n  1  Tomato — hot\n Green\n  2  On\\x1bion\n  3  Leek\n"))
  }

  @Test("Where numbers are values a number is one; nothing typed takes what is preselected, or asks again")
  func numbersAndDefaults() async throws {
    var numbers = question
    numbers.kind = "integer"
    #expect(try await Typist(["", "2"]).interaction().value(for: numbers) == "2")
    var preselected = question
    preselected.preselected = "9"
    preselected.problem = "No soup of that name."
    let typist = Typist([""])
    #expect(try await typist.interaction().value(for: preselected) == "9")
    #expect(typist.screen.hasPrefix("No soup of that name.\n") && typist.screen.contains("[On\\x1bion]"))
  }

  @Test("A choice is a number, a title, or the beginning of one; others are asked again")
  func choice() async throws {
    let question = ChoiceQuestion(
      prompt: "And now?",
      options: [
        QuestionOption(value: "d", title: "Delete", style: .destructive),
        QuestionOption(value: "a", title: "Archive"),
        QuestionOption(value: "x", title: "Deliver"),
      ], view: RenderedView(json: "{}", text: "A view\nof two lines", html: ""))
    for (typed, place) in [("1", 0), ("ARCHIVE", 1), ("deli", 2)] {
      #expect(try await Typist([typed]).interaction().choice(for: question) == place)
    }
    let typist = Typist(["4", "del", "", "2"])
    #expect(try await typist.interaction().choice(for: question) == 1)
    #expect(typist.screen.hasPrefix("A view\nof two lines\n  1  Delete (!)\n  2  Archive\n"))
    #expect(typist.screen.contains("Write a number from 1 to 3"))
  }

  @Test("A confirmation takes yes and no in the author's words too; nothing else counts")
  func confirmation() async throws {
    var question = ConfirmationQuestion(prompt: "Send it?", acceptLabel: "Send")
    question.acceptAlternatives = ["Off with it"]
    question.denyAlternatives = ["Rather not"]
    for (typed, answer) in [
      ("y", true), ("YES", true), ("send", true), ("off with it", true), ("n", false), ("No", false),
      ("cancel", false), ("rather not", false),
    ] {
      let given = try await Typist(["", "perhaps", typed]).interaction().confirmation(for: question)
      #expect(given == answer, "\(typed)")
    }
    #expect(try await Typist([]).interaction(confirms: true).confirmation(for: question))
  }

  @Test("Coming forward asks only where the person has to agree")
  func forward() async throws {
    let typist = Typist(["n"])
    #expect(try await typist.interaction().comeForward(dialog: "Off we go", mustConfirm: false))
    #expect(typist.screen == "Off we go\n")
    #expect(try await !typist.interaction().comeForward(dialog: nil, mustConfirm: true))
  }

  @Test("The end of what is typed turns away")
  func end() async {
    await #expect { try await Typist([]).interaction().value(for: question) } throws: {
      ($0 as? LimelightError)?.code == .cancelled
    }
  }
}
