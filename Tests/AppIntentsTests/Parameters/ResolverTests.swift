import AppIntents
import SearchModel
import Testing

/// How values of other types become a parameter's.
struct ResolverTests {
  private let numbers = NumberShapes()
  private let texts = TextShapes()
  private let values = AppValueShapes()

  @Test("A value of the parameter's own type is taken as it is, in a list or an optional too")
  func ownType() async throws {
    #expect(try await numbers.$plain.resolve(7) == 7)
    #expect(try await numbers.$optional.resolve(Int?.some(7)) == 7)
    #expect(try await numbers.$optional.resolve(Int?.none) == nil)
    #expect(try await numbers.$list.resolve([1, 2]) == [1, 2])
    #expect(try await numbers.$list.resolve(3) == [3])
    #expect(try await numbers.$optionalList.resolve([1, 2]) == [1, 2])
    #expect(try await numbers.$set.resolve([1, 2, 2]) == [1, 2])
    #expect(try await numbers.$plain.resolve([9]) == 9)
    #expect(try await values.$set.resolve([Shape(id: "a"), Shape(id: "a")]).count == 1)
  }

  @Test("Built-in resolvers convert numbers, texts and truth values into each other")
  func builtIn() async throws {
    #expect(try await numbers.$plain.resolve(" 12 ") == 12)
    #expect(try await numbers.$plain.resolve(-2.9) == -2)
    #expect(try await numbers.$list.resolve(["1", "2"]) == [1, 2])
    #expect(try await numbers.$fraction.resolve("0.25") == 0.25)
    #expect(try await numbers.$fraction.resolve(1) == 1)
    #expect(try await numbers.$untitledTruth.resolve("Yes") == true)
    #expect(try await numbers.$truth.resolve("off") == false)
    #expect(try await texts.$plain.resolve(5) == "5")
    #expect(try await texts.$plain.resolve(2.5) == "2.5")
    #expect(try await texts.$page.resolve("https://a.example/b").path() == "/b")
    #expect(try await texts.$styled.resolve("plain") == AttributedString("plain"))
    #expect(try await texts.$criteria.resolve("tea").term == "tea")
  }

  @Test("Each built-in resolver does what its name says, and leaves the rest to the next")
  func each() async throws {
    let whole = IntentParameterContext<Int>(numbers.$plain)
    #expect(try await IntFromStringResolver(radix: 16).resolve(from: "ff", context: whole) == 255)
    #expect(try await IntFromStringResolver(radix: 99).resolve(from: "ff", context: whole) == nil)
    #expect(try await IntFromStringResolver().resolve(from: "ff", context: whole) == nil)
    #expect(try await IntFromDoubleResolver(roundingRule: .up).resolve(from: 1.1, context: whole) == 2)
    #expect(try await IntFromDoubleResolver().resolve(from: .infinity, context: whole) == nil)
    let fraction = IntentParameterContext<Double>(numbers.$interval)
    #expect(try await DoubleFromStringResolver().resolve(from: "nan", context: fraction) == nil)
    let text = IntentParameterContext<String>(texts.$plain)
    #expect(try await StringFromDoubleResolver().resolve(from: .nan, context: text) == nil)
    #expect(try await StringFromIntResolver().resolve(from: 3, context: text) == "3")
    #expect(whole.title.key == "x" && !whole.isOptional && fraction.isOptional)
  }

  @Test("The names an app gives the two truth values are understood")
  func namedTruth() async throws {
    let intent = AskForLandmark()
    #expect(try await intent.$isLoud.resolve("quiet") == false)
    #expect(try await intent.$isLoud.resolve("LOUD") == true)
  }

  @Test("Enum cases come from raw values and titles, in any case, and from numbers")
  func enums() async throws {
    #expect(try await values.$colour.resolve("blue") == .blue)
    #expect(try await values.$colour.resolve("deep blue") == .blue)
    #expect(try await values.$level.resolve(2) == .high)
    #expect(try await values.$level.resolve("low") == .low)
    #expect(try await values.$planet.resolve("Mars") == .mars)
    #expect(try await values.$colours.resolve(["red", "green"]) == [.red, .green])
    await #expect { try await values.$someColours.resolve("blue") } throws: {
      message($0).contains("'Deep Blue' is not among the values")
    }
  }

  @Test(
    "A parameter's own resolvers come after the built-in ones, in their order, the first that answers wins")
  func order() async throws {
    #expect(try await numbers.$resolved.resolve("5") == 5)
    #expect(try await numbers.$resolved.resolve("two") == 2)
    #expect(try await numbers.$resolved.resolve("abcd") == 4)
    await #expect { try await numbers.$both.resolve("abcd") } throws: {
      message($0).contains("is no integer")
    }
  }

  @Test("Values of the own type go through the parameter's own resolvers for it")
  func ownResolver() async throws {
    #expect(try await texts.$loud.resolve("quiet") == "QUIET")
  }

  @Test("A resolver may make a whole list")
  func wholeList() async throws {
    struct Split: Resolver {
      func resolve(from input: String, context: Context<[Int]>) async throws -> [Int]? {
        input.contains("+") ? input.split(separator: "+").compactMap { Int($0) } : nil
      }
    }
    struct Sum: AppIntent {
      static let title: LocalizedStringResource = "Sum"
      @Parameter(title: "Terms", resolvers: { Split() }) var terms: [Int]
      func perform() async throws -> some IntentResult { .result() }
    }
    let sum = Sum()
    #expect(try await sum.$terms.resolve("1+2+3") == [1, 2, 3])
    #expect(try await sum.$terms.resolve("4") == [4])
  }

  @Test("What a resolver asks through its context is asked of its parameter")
  func asking() async {
    struct Asking: Resolver {
      func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        if input == "some" { return try await context.requestDisambiguation(among: [4]) }
        throw context.needsValueError("Which number?")
      }
    }
    struct Ask: AppIntent {
      static let title: LocalizedStringResource = "Ask"
      @Parameter(title: "Number", resolvers: { Asking() }) var number: Int?
      func perform() async throws -> some IntentResult { .result() }
    }
    let intent = Ask()
    await #expect { try await intent.$number.resolve("any") } throws: { "\($0)".contains("Which number?") }
    let some = try? await intent.$number.resolve("some")
    #expect(some == 4)
  }

  @Test("A range holds whatever way the number came", arguments: ["10", "-1", "twelve", "0123456789"])
  func range(text: String) async {
    await #expect { try await numbers.$resolved.resolve(text) } throws: {
      message($0).contains("is not between 0 and 9") && message($0).contains("'x'")
    }
    await #expect { try await numbers.$resolved.resolve(10) } throws: { message($0).contains("between") }
    await #expect { try await numbers.$resolved.resolve(10.5) } throws: { message($0).contains("between") }
  }

  @Test("What nothing converts is refused with the kind and an example")
  func refused() async {
    await #expect { try await numbers.$plain.resolve("many", named: "plain") } throws: { error in
      error as? LimelightError
        == LimelightError(
          .usage, "'many' is no integer for the parameter 'plain'.", hint: "Give it as in '--param plain=5'.")
    }
    await #expect { try await numbers.$plain.resolve(Date()) } throws: { message($0).contains("no integer") }
    await #expect { try await numbers.$plain.resolve([1, 2]) } throws: {
      message($0).contains("takes one value")
    }
    await #expect { try await values.$plain.resolve("a") } throws: { message($0).contains("'a' is no Shape") }
  }

  @Test("A list has as many values as its size says")
  func size() async throws {
    let three = [Shape(id: "a"), Shape(id: "b"), Shape(id: "c")]
    #expect(try await values.$three.resolve(three).count == 3)
    await #expect { try await values.$three.resolve([Shape(id: "a")]) } throws: {
      message($0).contains("takes 3 values, and 1 were given")
    }
    await #expect { try await values.$few.resolve(three) } throws: {
      message($0).contains("takes 1 to 2 values")
    }
  }

  @Test("Specifications are equal if their resolvers are, in the same order")
  func specifications() {
    let one = Specifications.make { IntFromStringResolver(radix: 16) }
    #expect(one == Specifications.make { IntFromStringResolver(radix: 16) })
    #expect(one.hashValue == Specifications.make { IntFromStringResolver(radix: 16) }.hashValue)
    #expect(one != Specifications.make { IntFromStringResolver(radix: 8) })
    #expect(Array(Specifications.make {}).isEmpty)
    #expect(Array(EmptyResolverSpecification<Int>()).isEmpty)
    #expect(Array(StringSearchCriteriaFromStringResolverSpecificification()).count == 1)
    #expect(Specifications.defaults(of: Colour.self).count == 2)
    #expect(Specifications.defaults(of: Planet.self).count == 2)
    #expect(Specifications.defaults(of: Shape.self).isEmpty)
  }

  private enum Specifications {
    static func make<Spec: ResolverSpecification>(@ResolverSpecificationBuilder<Int> _ spec: () -> Spec)
      -> Spec
    {
      spec()
    }

    static func defaults<T: _IntentValue>(of type: T.Type) -> [any Resolver] {
      let specification: T.Specification = T.defaultResolverSpecification
      return Array(specification)
    }
  }

  private func message(_ error: any Error) -> String { (error as? LimelightError)?.message ?? "\(error)" }
}
