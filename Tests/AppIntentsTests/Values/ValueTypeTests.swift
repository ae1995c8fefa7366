import AppIntents
import Testing

struct ValueTypeTests {
  private func title(_ value: some DisplayRepresentable) -> String {
    String(localized: value.displayRepresentation.title)
  }

  @Test("People are shown by name, by the parts of it, or by how they are reached")
  func people() throws {
    var parts = PersonNameComponents()
    parts.givenName = "Ann"
    parts.familyName = "Lee"
    let handle = IntentPerson.Handle(emailAddress: "a@b.example", label: .work)
    let person = IntentPerson(identifier: .contact("1"), name: .components(parts), handle: handle, isMe: true)
    #expect(title(person) == "Ann Lee")
    #expect(person.displayRepresentation.subtitle.map { String(localized: $0) } == "a@b.example")
    #expect(title(IntentPerson(handle: handle)) == "a@b.example")
    let back = try JSONDecoder().decode(IntentPerson.self, from: JSONEncoder().encode(person))
    #expect(back == person && back.isMe && Set([back, person]).count == 1)
    #expect(IntentPerson.Handle(applicationDefined: "x", label: "ours").label == .custom("ours"))
  }

  @Test("Money and ways to pay are shown as people write them")
  func money() {
    #expect(title(IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")) == "12.5 EUR")
    #expect(title(IntentPaymentMethod(type: .debit, name: "Blue")) == "Blue")
    #expect(title(IntentPaymentMethod(type: .debit, identificationHint: "42")) == "debit")
  }

  @Test("Sizes are exact or between two")
  func sizes() {
    #expect(IntentCollectionSize(exactly: 3) == 3 && IntentCollectionSize(min: 1, max: 2) != 2)
  }

  @Test("Distances are those of the sphere, and circles contain what is near")
  func distances() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_000) < 3000)
    #expect(berlin.distance(from: berlin) == 0)
    let circle = CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "near")
    #expect(circle.contains(paris.coordinate) && circle.notifyOnEntry)
    circle.notifyOnEntry = false
    #expect(!circle.notifyOnEntry && circle.notifyOnExit)
    let far = CLCircularRegion(center: berlin.coordinate, radius: 10, identifier: "here")
    #expect(!far.contains(paris.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("A copy of a place says the same")
  func placemarks() {
    let place = CLPlacemark(
      location: nil, name: "A", locality: "B", isoCountryCode: "DE", areasOfInterest: ["C"])
    let copy = CLPlacemark(placemark: place)
    #expect(
      copy.name == "A" && copy.locality == "B" && copy.isoCountryCode == "DE" && copy.areasOfInterest == ["C"]
    )
  }
}
