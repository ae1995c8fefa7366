import AppIntents
import Testing

/// What parameters say of themselves, for each kind of value.
struct ParameterTraitTests {
  @Test("Numbers know their style and range")
  func numbers() {
    let intent = NumberShapes()
    #expect(intent.$whole.controlStyle == .field && intent.$plain.controlStyle == .stepper)
    #expect(intent.$whole.inclusiveRange?.lowerBound == 0 && intent.$whole.inclusiveRange?.upperBound == 9)
    #expect(intent.$plain.inclusiveRange == nil && intent.$bare.inclusiveRange == nil)
    #expect(intent.$fraction.controlStyle == .slider && intent.$fraction.inclusiveRange?.upperBound == 1)
    #expect(intent.$truth.displayName?.true.key == "On" && intent.$untitledTruth.displayName == nil)
  }

  @Test("Defaults are values until others are given; each state is told apart")
  func defaults() {
    let intent = NumberShapes()
    #expect(intent.defaulted == 5 && intent.$defaulted.defaultValue == 5)
    #expect(intent.defaultedList == [1, 2] && intent.fraction == 0.5 && intent.optional == nil)
    if case .set = intent.$defaulted.valueState { Issue.record("a default is no value given") }
    intent.defaulted = 6
    guard case .set(6) = intent.$defaulted.valueState else {
      Issue.record("a value given is known")
      return
    }
    #expect(!intent.$defaulted.isOptional && intent.$optional.isOptional && intent.$optionalList.isOptional)
    let pages = TextShapes().pages.map(\.absoluteString)
    #expect(pages == ["https://a.example/", "https://b.example/"])
  }

  @Test("Texts, times, places, people and money know what they were declared with")
  func others() {
    let texts = TextShapes()
    #expect(texts.$typed.inputOptions?.multiline == true && texts.$plain.inputOptions == nil)
    let times = TimeAndPlaceShapes()
    #expect(
      times.$day.dateKind == .date && times.$time.dateKind == .time && times.$plain.dateKind == .dateTime)
    #expect(times.$parts.dateKind == .date && times.time == Date(timeIntervalSince1970: 0))
    #expect(times.$place.displayStyle == .city && times.$plainPlace.displayStyle == .name)
    let structures = StructureShapes()
    #expect(structures.$mailed.parameterMode == .email && structures.$person.parameterMode == .contact)
    #expect(structures.$people.parameterMode == .phone)
    #expect(structures.$euros.currencyCodes == ["EUR"] && structures.$sum.currencyCodes.isEmpty)
    #expect(structures.$euros.inclusiveRange?.lowerBound == 1 && structures.$sum.inclusiveRange == nil)
  }

  @Test("Dialogs, descriptions, providers, queries and sizes are kept")
  func common() {
    let numbers = NumberShapes()
    #expect(numbers.$wholly.details.requestValueDialog?.full.key == "How many?")
    #expect(numbers.$wholly.details.inputConnectionBehavior == .never)
    #expect(numbers.$wholly.details.description?.key == "d" && numbers.$wholly.title.key == "x")
    #expect(numbers.$both.details.optionsProvider is Numbers && numbers.$both.details.resolvers.count == 1)
    #expect(numbers.$bare.title.key == "")
    let values = AppValueShapes()
    #expect(values.$asked.details.requestDisambiguationDialog?.full.key == "Which of them?")
    #expect(values.$queried.details.query is ShapeQuery && values.$plain.details.query == nil)
    guard case .byFamily(let sizes)? = values.$sized.details.size else {
      Issue.record("the size by widget is kept")
      return
    }
    #expect(sizes == [.systemSmall: 3, .systemMedium: 6])
  }

  @Test("Files, people and money are held against what the parameter takes")
  func checks() async throws {
    let intent = StructureShapes()
    let picture = IntentFile(data: Data(), filename: "a.png")
    #expect(try await intent.$pictures.resolve(picture) == [picture])
    await #expect { try await intent.$document.resolve(picture) } throws: {
      "\($0)".contains("com.adobe.pdf")
    }
    await #expect { try await intent.$mailed.resolve("Ann <+49 30 1234>") } throws: {
      "\($0)".contains("has no mail address")
    }
    #expect(try await intent.$mailed.resolve("Ann <a@b.example>")?.plainNameForTest == "Ann")
    await #expect { try await intent.$euros.resolve("5 USD") } throws: {
      "\($0)".contains("none of the currencies")
    }
    await #expect { try await intent.$euros.resolve("0.99 EUR") } throws: {
      "\($0)".contains("between 1 and 100")
    }
  }
}

extension IntentPerson {
  fileprivate var plainNameForTest: String? {
    if case .displayName(let name) = name { name } else { nil }
  }
}
