import AppIntents

// Every shape a parameter can be declared in. What is tested is that this compiles, each without a type written out,
// and (in the suite below it) what the parameters say of themselves.

struct Shape: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shape"
  static let defaultQuery = ShapeQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ShapeQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Shape] { identifiers.map { Shape(id: $0) } }
  func entities(matching string: String) async throws -> [Shape] { [Shape(id: string)] }
}

enum Colour: String, AppEnum {
  case red, green, blue
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
  static let caseDisplayRepresentations: [Colour: DisplayRepresentation] = [
    .red: "Red", .green: "Green", .blue: "Deep Blue",
  ]
}

enum Level: Int, AppEnum {
  case low = 1
  case high = 2
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

/// An entity that is an enum, too.
enum Planet: String, AppEnum, AppEntity {
  case earth, mars
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  static let caseDisplayRepresentations: [Planet: DisplayRepresentation] = [.earth: "Earth", .mars: "Mars"]
  static let defaultQuery = PlanetQuery()
}

struct PlanetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Planet] { identifiers.compactMap(Planet.init) }
}

struct Payload: Codable, Sendable, _IntentValue { var text = "" }

struct Words: DynamicOptionsProvider { func results() async throws -> [String] { ["a", "b"] } }
struct Numbers: DynamicOptionsProvider { func results() async throws -> [Int] { [1, 2] } }
struct Fractions: DynamicOptionsProvider { func results() async throws -> [Double] { [0.5] } }
struct Days: DynamicOptionsProvider { func results() async throws -> [Date] { [] } }
struct Shapes: DynamicOptionsProvider { func results() async throws -> [Shape] { [Shape(id: "a")] } }
struct Colours: DynamicOptionsProvider { func results() async throws -> [Colour] { [.red] } }
struct Lengths: DynamicOptionsProvider { func results() async throws -> [Measurement<UnitLength>] { [] } }

/// A number by its name.
struct NamedNumber: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    ["one": 1, "two": 2, "twelve": 12][input]
  }
}

/// Any other text by its length.
struct TextLength: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? { input.count }
}

struct Louder: Resolver {
  func resolve(from input: String, context: Context<String>) async throws -> String? { input.uppercased() }
}

struct LengthFromColour: Resolver {
  func resolve(from input: Colour, context: Context<Measurement<UnitLength>>) async throws -> Measurement<
    UnitLength
  >? { Measurement(value: Double(input.rawValue.count), unit: .meters) }
}

struct NumberShapes: AppIntent {
  static let title: LocalizedStringResource = "Numbers"
  @Parameter var bare: Int
  @Parameter(title: "x") var plain: Int
  @Parameter(title: "x") var optional: Int?
  @Parameter(title: "x") var list: [Int]
  @Parameter(title: "x") var optionalList: [Int]?
  @Parameter(title: "x") var set: Set<Int>
  @Parameter(title: "x", default: 5) var defaulted: Int
  @Parameter(default: 5) var untitled: Int
  @Parameter(title: "x", default: [1, 2]) var defaultedList: [Int]
  @Parameter(title: "x", description: "d", default: 1, controlStyle: .field, inclusiveRange: (0, 9))
  var whole: Int
  @Parameter(
    title: "x", description: "d", default: 1, controlStyle: .field, inclusiveRange: (0, 9),
    requestValueDialog: "How many?", inputConnectionBehavior: .never)
  var wholly: Int?
  @Parameter(title: "x", inclusiveRange: (lowerBound: 1, upperBound: 10)) var labelled: Int
  @Parameter(title: "x", requestValueDialog: IntentDialog("How many?")) var asked: Int
  @Parameter(title: "x", optionsProvider: Numbers()) var offered: Int
  @Parameter(optionsProvider: Numbers()) var offeredUntitled: Int
  @Parameter(
    title: "x", inclusiveRange: (0, 9),
    resolvers: {
      NamedNumber()
      TextLength()
    }) var resolved: Int
  @Parameter(title: "x", optionsProvider: Numbers(), resolvers: { NamedNumber() }) var both: Int?
  @Parameter(title: "x", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var fraction: Double
  @Parameter(title: "x") var interval: TimeInterval?
  @Parameter(title: "x", optionsProvider: Fractions()) var offeredFraction: Double
  @Parameter(title: "x", default: true, displayName: .init(true: "On", false: "Off")) var truth: Bool
  @Parameter(description: "d") var untitledTruth: Bool?
  func perform() async throws -> some IntentResult { .result() }
}

struct TextShapes: AppIntent {
  static let title: LocalizedStringResource = "Texts"
  @Parameter(title: "x") var plain: String
  @Parameter(title: "x") var optional: String?
  @Parameter(title: "x") var list: [String]
  @Parameter(title: "x") var optionalList: [String]?
  @Parameter(title: "x", default: "a") var defaulted: String
  @Parameter(
    title: "x", default: "a", inputOptions: String.IntentInputOptions(keyboardType: .URL, multiline: true))
  var typed: String
  @Parameter(title: "x", requestValueDialog: "What?", optionsProvider: Words()) var offered: String
  @Parameter(title: "x", optionsProvider: Words()) var offeredList: [String]
  @Parameter(requestValueDialog: "What?", optionsProvider: Words()) var untitled: String?
  @Parameter(title: "x", resolvers: { Louder() }) var loud: String
  @Parameter(title: "x", default: "plain") var styled: AttributedString
  @Parameter(title: "x") var page: URL
  @Parameter(title: "x", default: URL(string: "https://a.example/")) var homePage: URL?
  @Parameter(title: "x", default: [URL(string: "https://a.example/"), URL(string: "https://b.example/")])
  var pages: [URL]
  @Parameter(title: "x") var criteria: StringSearchCriteria
  @Parameter(title: "x") var scope: StringSearchScope
  @Parameter(title: "x") var rule: Calendar.RecurrenceRule?
  @Parameter(title: "x") var payload: Payload?
  @Parameter(title: "x", default: .systemSmall) var family: IntentWidgetFamily
  func perform() async throws -> some IntentResult { .result() }
}

struct TimeAndPlaceShapes: AppIntent {
  static let title: LocalizedStringResource = "Times"
  @Parameter(title: "x") var plain: Date
  @Parameter(title: "x", kind: .date) var day: Date?
  @Parameter(title: "x", default: Date(timeIntervalSince1970: 0), kind: .time) var time: Date
  @Parameter(title: "x", optionsProvider: Days()) var offered: Date
  @Parameter(title: "x", kind: .dateTime, optionsProvider: Days()) var offeredOften: [Date]
  @Parameter(title: "x", kind: .date) var parts: DateComponents
  @Parameter(title: "x", displayStyle: .city) var place: CLPlacemark?
  @Parameter(title: "x") var plainPlace: CLPlacemark
  func perform() async throws -> some IntentResult { .result() }
}

struct StructureShapes: AppIntent {
  static let title: LocalizedStringResource = "Structures"
  @Parameter(title: "x") var file: IntentFile?
  @Parameter(title: "x", supportedContentTypes: [.pdf]) var document: IntentFile
  @Parameter(title: "x", supportedTypeIdentifiers: ["public.image"]) var pictures: [IntentFile]
  @Parameter(
    title: "x", supportedContentTypes: [.pdf], inputConnectionBehavior: .connectToPreviousIntentResult)
  var files: [IntentFile]?
  @Parameter(title: "x") var person: IntentPerson
  @Parameter(title: "x", mode: .email) var mailed: IntentPerson?
  @Parameter(title: "x", mode: .phone, size: 2) var people: [IntentPerson]
  @Parameter(title: "x", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)])
  var shown: [IntentPerson]
  @Parameter(title: "x") var card: IntentPaymentMethod
  @Parameter(title: "x") var sum: IntentCurrencyAmount
  @Parameter(title: "x", currencyCodes: ["EUR"], inclusiveRange: (1, 100)) var euros: IntentCurrencyAmount?
  func perform() async throws -> some IntentResult { .result() }
}

struct MeasurementShapes: AppIntent {
  static let title: LocalizedStringResource = "Measurements"
  @Parameter var bare: Measurement<UnitLength>
  @Parameter(title: "x") var plain: Measurement<UnitLength>
  @Parameter(title: "x") var optional: Measurement<UnitDuration>?
  @Parameter(title: "x", defaultValue: 5, defaultUnit: .kilometers) var defaulted: Measurement<UnitLength>
  @Parameter(title: "x", defaultUnit: .celsius, supportsNegativeNumbers: true)
  var temperature: Measurement<UnitTemperature>
  @Parameter(defaultUnit: .minutes, supportsNegativeNumbers: false) var untitled: Measurement<UnitDuration>
  @Parameter(title: "x", defaultValue: 2, unit: .kilograms) var fixed: Measurement<UnitMass>
  @Parameter(
    title: "x", description: "d", unit: .meters, unitAdjustForLocale: true, requestValueDialog: "How far?")
  var local: Measurement<UnitLength>?
  @Parameter(title: "x", optionsProvider: Lengths()) var offered: Measurement<UnitLength>
  @Parameter(title: "x", resolvers: { LengthFromColour() }, optionsProvider: Lengths())
  var both: Measurement<UnitLength>
  @Parameter(title: "x", defaultUnit: .meters, resolvers: { LengthFromColour() })
  var resolved: Measurement<UnitLength>
  @Parameter(title: "x", unit: .framesPerSecond) var frequency: Measurement<UnitFrequency>
  @Parameter(title: "x", unit: .kibibytes) var storage: Measurement<UnitInformationStorage>
  @Parameter(title: "x") var several: [Measurement<UnitVolume>]
  func perform() async throws -> some IntentResult { .result() }
}

struct AppValueShapes: AppIntent {
  static let title: LocalizedStringResource = "App Values"
  @Parameter var bare: Shape
  @Parameter(title: "x") var plain: Shape
  @Parameter(title: "x") var optional: Shape?
  @Parameter(title: "x") var list: [Shape]
  @Parameter(title: "x") var optionalList: [Shape]?
  @Parameter(title: "x") var set: Set<Shape>
  @Parameter(title: "x", default: Shape(id: "a")) var defaulted: Shape
  @Parameter(title: "x", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?")
  var asked: Shape
  @Parameter(title: "x", optionsProvider: Shapes()) var offered: Shape?
  @Parameter(title: "x", query: ShapeQuery()) var queried: Shape
  @Parameter(title: "x", size: 3) var three: [Shape]
  @Parameter(title: "x", size: [.systemSmall: 3, .systemMedium: 6]) var sized: [Shape]
  @Parameter(title: "x", default: [Shape(id: "a")], size: IntentCollectionSize(min: 1, max: 2))
  var few: [Shape]?
  @Parameter(title: "x", supportedContentTypes: [.pdf]) var fileLike: Shape
  @Parameter(title: "x") var colour: Colour
  @Parameter(title: "x", default: .red) var defaultedColour: Colour
  @Parameter(title: "x", default: .red) var optionalColour: Colour?
  @Parameter(title: "x", default: [.red]) var colours: [Colour]
  @Parameter(title: "x", supportedValues: [.red, .green]) var someColours: Colour
  @Parameter(title: "x", optionsProvider: Colours()) var offeredColour: Colour
  @Parameter(description: "d", default: .high) var level: Level
  @Parameter(title: "x", default: .mars) var planet: Planet
  @Parameter var barePlanet: Planet?
  func perform() async throws -> some IntentResult { .result() }
}
