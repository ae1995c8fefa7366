import AppIntents
import Testing

struct MeasurementParameterTests {
  private let intent = MeasurementShapes()

  @Test("Defaults are in the unit declared")
  func defaults() {
    #expect(intent.defaulted == Measurement(value: 5, unit: .kilometers))
    #expect(intent.fixed == Measurement(value: 2, unit: .kilograms))
    #expect(intent.optional == nil)
  }

  @Test("The unit that may be changed and the one that is fixed are told apart")
  func properties() {
    #expect(intent.$defaulted.defaultUnit == .kilometers && intent.$defaulted.unit == nil)
    #expect(intent.$fixed.unit == .kilograms && intent.$fixed.defaultUnit == nil)
    #expect(intent.$local.unitAdjustForLocale && !intent.$fixed.unitAdjustForLocale)
    #expect(!intent.$untitled.supportsNegativeNumbers && intent.$temperature.supportsNegativeNumbers)
    #expect(
      intent.$bare.unit == nil && intent.$bare.defaultUnit == nil && intent.$bare.supportsNegativeNumbers)
  }

  @Test("Units come by symbol or name, in singular or plural")
  func text() async throws {
    #expect(try await intent.$plain.resolve("5 km") == Measurement(value: 5, unit: .kilometers))
    #expect(try await intent.$plain.resolve("5 kilometers") == Measurement(value: 5, unit: .kilometers))
    #expect(try await intent.$plain.resolve("1 Foot") == Measurement(value: 1, unit: .feet))
    #expect(try await intent.$plain.resolve("2.5inches") == Measurement(value: 2.5, unit: .inches))
    #expect(try await intent.$temperature.resolve("-3 °C") == Measurement(value: -3, unit: .celsius))
    #expect(try await intent.$temperature.resolve("68 f") == Measurement(value: 68, unit: .fahrenheit))
    #expect(try await intent.$optional.resolve("90 minutes")?.unit == .minutes)
    #expect(try await intent.$storage.resolve("2 MiB").value == 2048)
    #expect(try await intent.$several.resolve(["1 L", "2 cups"]).map(\.unit) == [.liters, .cups])
  }

  @Test("A number alone is in the parameter's unit, and no value where there is none")
  func numbers() async throws {
    #expect(try await intent.$defaulted.resolve(3) == Measurement(value: 3, unit: .kilometers))
    #expect(try await intent.$defaulted.resolve("3.5") == Measurement(value: 3.5, unit: .kilometers))
    #expect(try await intent.$fixed.resolve(3.5) == Measurement(value: 3.5, unit: .kilograms))
    await #expect { try await intent.$plain.resolve(3) } throws: { "\($0)".contains("no measurement") }
    await #expect { try await intent.$plain.resolve("3 kg") } throws: { "\($0)".contains("'5 ") }
  }

  @Test("A fixed unit is what values are in, whatever they came in")
  func fixed() async throws {
    let value = try await intent.$fixed.resolve(Measurement(value: 500, unit: UnitMass.grams))
    #expect(value.unit == .kilograms && abs(value.value - 0.5) < 1e-9)
    #expect(try await intent.$frequency.resolve("25 FPS").value == 25)
  }

  @Test("Values below zero are refused where they make no sense")
  func negative() async throws {
    await #expect { try await intent.$untitled.resolve(-1) } throws: { "\($0)".contains("below zero") }
    #expect(try await intent.$temperature.resolve(-1).value == -1)
  }

  @Test("An own resolver makes a measurement of another value")
  func resolver() async throws {
    #expect(try await intent.$resolved.resolve(Colour.red) == Measurement(value: 3, unit: .meters))
  }

  @Test("Where people measure in other units the unit is theirs")
  func locale() {
    #expect(UnitLocale.usual(UnitLength.kilometers, in: .us) == UnitLength.miles)
    #expect(UnitLocale.usual(UnitTemperature.fahrenheit, in: .metric) == UnitTemperature.celsius)
    #expect(UnitLocale.usual(UnitLength.lightyears, in: .us) == UnitLength.lightyears)
    #expect(UnitLocale.usual(UnitLength.miles, in: .uk) == UnitLength.miles)
  }

  @Test("All units of a kind have names of their own and can be read back")
  func allUnits() {
    func check<U: _ParameterUnitProviding>(_ type: U.Type) {
      for unit in U._Cases.allCases {
        let text = "1.5 \(unit.rawValue)"
        let read = Measurement<U>.parsed(from: text)
        #expect(read?.unit == unit.dimension, "\(text)")
        if let read { #expect(Measurement<U>.parsed(from: read.parameterText) == read, "\(text)") }
      }
    }
    check(UnitAcceleration.self)
    check(UnitAngle.self)
    check(UnitArea.self)
    check(UnitConcentrationMass.self)
    check(UnitDispersion.self)
    check(UnitDuration.self)
    check(UnitElectricCharge.self)
    check(UnitElectricCurrent.self)
    check(UnitElectricPotentialDifference.self)
    check(UnitElectricResistance.self)
    check(UnitEnergy.self)
    check(UnitFrequency.self)
    check(UnitFuelEfficiency.self)
    check(UnitIlluminance.self)
    check(UnitInformationStorage.self)
    check(UnitLength.self)
    check(UnitMass.self)
    check(UnitPower.self)
    check(UnitPressure.self)
    check(UnitSpeed.self)
    check(UnitTemperature.self)
    check(UnitVolume.self)
  }
}
