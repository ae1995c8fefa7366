import AppIntents
import SearchModel
import Testing

/// Values as text and JSON, and back.
struct TextFormTests {
  private func roundTrip<Value: IntentValueCoding & Equatable>(
    _ value: Value, _ text: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(value.parameterText == text, sourceLocation: location)
    #expect(Value.parsed(from: text) == value, sourceLocation: location)
    #expect(Value.parsed(from: value.parameterJSON) == value, sourceLocation: location)
  }

  @Test("Each kind of value comes back from its text and its JSON")
  func values() throws {
    roundTrip(-5, "-5")
    roundTrip(2.5, "2.5")
    roundTrip(true, "true")
    roundTrip("any \"text\"", "any \"text\"")
    roundTrip(AttributedString("text"), "text")
    roundTrip(try #require(URL(string: "https://a.example/b?c=d")), "https://a.example/b?c=d")
    roundTrip(Date(timeIntervalSince1970: 1_000_000_000), "2001-09-09T01:46:40Z")
    roundTrip(DateComponents(year: 2026, month: 1, day: 31, hour: 17, minute: 5), "2026-01-31 17:05")
    roundTrip(DateComponents(year: 2026, month: 1, day: 31), "2026-01-31")
    roundTrip(DateComponents(hour: 7, minute: 30, second: 1), "07:30:01")
    roundTrip(Measurement(value: 5, unit: UnitLength.kilometers), "5.0 km")
    roundTrip(IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"), "12.5 EUR")
    roundTrip(StringSearchCriteria(term: "tea"), "tea")
    roundTrip(IntentWidgetFamily.accessoryInline, "accessoryInline")
    roundTrip(
      IntentPerson(
        identifier: .unknown, name: .displayName("Ann B"), handle: .init(emailAddress: "a@b.example")),
      "Ann B <a@b.example>")
    roundTrip(IntentPerson(handle: .init(phoneNumber: "+49 (30) 12")), "+49 (30) 12")
    roundTrip(IntentPerson(identifier: .unknown, name: .displayName("Ann"), handle: nil), "Ann")
    roundTrip(
      Calendar.RecurrenceRule(calendar: .current, frequency: .weekly, interval: 2, end: .afterOccurrences(3)),
      "FREQ=WEEKLY;INTERVAL=2;COUNT=3")
    roundTrip([1, 2, 3], "[1,2,3]")
    roundTrip(["a", "b,c"], #"["a","b,c"]"#)
    roundTrip(Set(["b", "a"]), #"["a","b"]"#)
    roundTrip(Int?.some(4), "4")
    #expect(Int?.parsed(from: JSONValue.null) == .some(nil))
  }

  @Test("Lists are JSON arrays, and any other text is a list of one")
  func lists() {
    #expect([String].parsed(from: "a, b") == ["a, b"])
    #expect([String].parsed(from: "[a") == ["[a"])
    #expect([Int].parsed(from: "[]") == [])
    #expect([Int].parsed(from: "[1, \"2\"]") == [1, 2])
    #expect([Int].parsed(from: "[1, \"x\"]") == nil)
    #expect([Bool].parsed(from: "[true, \"no\"]") == [true, false])
  }

  @Test("Days and times of day are meant where the person lives")
  func localDates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let day = try #require(Date.parsed(from: "2026-01-31"))
    #expect(day == calendar.startOfDay(for: day) && calendar.component(.day, from: day) == 31)
    let evening = try #require(Date.parsed(from: "2026-01-31 17:30"))
    #expect(
      calendar.component(.hour, from: evening) == 17 && calendar.component(.minute, from: evening) == 30)
    let today = try #require(Date.parsed(from: "09:15"))
    #expect(calendar.component(.hour, from: today) == 9)
    #expect(Date.parsed(from: "2026-01-31T17:30:00+01:00") == Date.parsed(from: "2026-01-31T16:30:00Z"))
    #expect(Date.parsed(from: "1000000000") == Date(timeIntervalSince1970: 1_000_000_000))
  }

  @Test(
    "Text that stands for no date is none",
    arguments: [
      "", "soon", "2026-13-01", "2026-02-29", "2026-1-1", "25:00", "12:60", "2026-01-31 x", "a b c",
    ])
  func noDate(text: String) {
    #expect(Date.parsed(from: text) == nil)
    #expect(DateComponents.parsed(from: text) == nil)
  }

  @Test("Money comes in either order, and only whole")
  func money() {
    let sum = IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")
    #expect(IntentCurrencyAmount.parsed(from: "12.50 eur") == sum)
    #expect(IntentCurrencyAmount.parsed(from: "EUR 12.50") == sum)
    for text in ["12.50", "EUR", "12x EUR", "1.2.3 EUR", "- EUR", "12 EURO", "EUR USD"] {
      #expect(IntentCurrencyAmount.parsed(from: text) == nil, "\(text)")
    }
  }

  @Test("People are a name, a mail address, a telephone number, or a name with one of these")
  func people() {
    #expect(IntentPerson.parsed(from: "a@b.example")?.handle?.value == .emailAddress("a@b.example"))
    #expect(IntentPerson.parsed(from: "<030 12>")?.handle?.value == .phoneNumber("030 12"))
    #expect(IntentPerson.parsed(from: "<030 12>")?.name == .unknown)
    for text in ["", " ", "Ann <nowhere>", "Ann <", "> Ann"] {
      #expect(IntentPerson.parsed(from: text) == nil, "\(text)")
    }
  }

  @Test("Places are degrees, a name or both")
  func places() throws {
    let berlin = try #require(CLPlacemark.parsed(from: "52.52,13.405 Berlin"))
    #expect(berlin.location?.coordinate == CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))
    #expect(berlin.name == "Berlin" && berlin.parameterText == "52.52,13.405 Berlin")
    #expect(CLPlacemark.parsed(from: "Berlin, Mitte")?.name == "Berlin, Mitte")
    #expect(CLPlacemark.parsed(from: "91,0") == nil && CLPlacemark.parsed(from: " ") == nil)
  }

  @Test("Recurrences are words or a rule")
  func recurrences() throws {
    #expect(Calendar.RecurrenceRule.parsed(from: "daily")?.frequency == .daily)
    let weeks = try #require(Calendar.RecurrenceRule.parsed(from: "every 2 weeks"))
    #expect(weeks.frequency == .weekly && weeks.interval == 2)
    #expect(Calendar.RecurrenceRule.parsed(from: "every month")?.frequency == .monthly)
    let rule = try #require(
      Calendar.RecurrenceRule.parsed(from: "RRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=2026-12-31T00:00:00Z"))
    #expect(rule.weekdays == [.every(.monday), .every(.friday)])
    #expect(rule.parameterText == "FREQ=WEEKLY;UNTIL=2026-12-31T00:00:00Z;BYDAY=MO,FR")
    for text in ["often", "every 0 weeks", "every x weeks", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;WKST=MO"] {
      #expect(Calendar.RecurrenceRule.parsed(from: text) == nil, "\(text)")
    }
  }

  @Test("Ways to pay are a kind and a name")
  func payment() {
    let card = IntentPaymentMethod.parsed(from: "Credit Blue Card")
    #expect(card?.paymentType == .credit && card?.name == "Blue Card")
    #expect(IntentPaymentMethod.parsed(from: "applepay")?.paymentType == .applePay)
    #expect(IntentPaymentMethod.parsed(from: "stones") == nil)
  }

  @Test("Every kind has a name and an example that is such a value")
  func forms() throws {
    func check<Value: IntentValueCoding>(_ type: Value.Type) {
      let form = Value.parameterForm
      let example = form.example.filter { $0 != "'" }
      #expect(!form.noun.isEmpty && Value.parsed(from: example) != nil, "\(Value.self): \(example)")
    }
    check(Int.self)
    check(Double.self)
    check(Bool.self)
    check(String.self)
    check(URL.self)
    check(Date.self)
    check(DateComponents.self)
    check(IntentPerson.self)
    check(IntentPaymentMethod.self)
    check(IntentCurrencyAmount.self)
    check(CLPlacemark.self)
    check(Calendar.RecurrenceRule.self)
    check(Measurement<UnitLength>.self)
    check(IntentWidgetFamily.self)
    check([Int].self)
  }

  @Test("What the index holds of lists, cases and entities are their texts")
  func indexed() {
    #expect(indexedValue(of: [Colour.red, .blue]) == .list([.text("Red"), .text("Deep Blue")]))
    #expect(indexedValue(of: Shape(id: "a")) == .text("a"))
    #expect(indexedValue(of: Measurement(value: 2, unit: UnitMass.grams)) == .text("2.0 g"))
  }
}
