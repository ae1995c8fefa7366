/// A unit a parameter for a measurement can be declared with: a stand-in for one of Foundation's units.
public protocol _ParameterUnit: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == String {
  /// Foundation's unit.
  var dimension: Dimension { get }
  /// The unit the others of its kind are converted by.
  static var baseUnit: Dimension { get }
}

/// A measurement a parameter can be declared for.
public protocol _MeasurementValue: _IntentValue {
  /// The units it can be declared with.
  associatedtype _Cases: _ParameterUnit
}

extension Measurement: _MeasurementValue where UnitType: _ParameterUnitProviding {
  /// The units it can be declared with.
  public typealias _Cases = UnitType._Cases
}

extension UnitFrequency {
  /// Pictures in a second, which Foundation on Linux lacks.
  public static var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
  }
}

/// A kind of unit that parameters can be declared with.
public protocol _ParameterUnitProviding: Dimension {
  /// The stand-ins of its units.
  associatedtype _Cases: _ParameterUnit
}

/// A measurement of any unit.
package protocol MeasuredValue: IntentValueCoding {
  /// The measurement in that unit; `nil` if the unit is of another kind.
  static func measured(_ number: Double, in unit: Dimension) -> Self?
  /// The same in another unit; `nil` if the unit is of another kind.
  func converted(toDimension unit: Dimension) -> Self?
  var number: Double { get }
}

extension Measurement: IntentValueCoding, MeasuredValue where UnitType: Dimension {
  package static var parameterForm: ParameterForm {
    let units = (UnitType.self as? any _ParameterUnitProviding.Type)?.parameterUnits ?? []
    return ParameterForm("measurement", units.first.map { "'5 \($0.name)'" } ?? "")
  }

  /// A number, then a unit by its symbol or its name in singular or plural, with or without a space between.
  package static func parsed(from text: String) -> Measurement? {
    let text = text.trimmed
    let end = text.firstIndex { !($0.isASCII && $0.isNumber || "+-.".contains($0)) } ?? text.endIndex
    let unit = String(text[end...]).trimmed
    guard let number = Double.parsed(from: String(text[..<end])), !unit.isEmpty,
      let type = UnitType.self as? any _ParameterUnitProviding.Type,
      let found = type.parameterUnit(named: unit)
    else { return nil }
    return measured(number, in: found)
  }

  package static func measured(_ number: Double, in unit: Dimension) -> Measurement? {
    (unit as? UnitType).map { Measurement(value: number, unit: $0) }
  }

  package func converted(toDimension unit: Dimension) -> Measurement? {
    (unit as? UnitType).map { self.unit == $0 ? self : converted(to: $0) }
  }

  package var number: Double { value }
  /// With the unit's symbol; with its name where another unit has the same symbol, as the two miles per gallon do.
  package var parameterText: String {
    let units = (UnitType.self as? any _ParameterUnitProviding.Type)?.parameterUnits ?? []
    let named = units.filter { $0.unit.symbol == unit.symbol }
    let name = named.count > 1 ? named.first { $0.unit == unit }?.name : nil
    return "\(value) \(name ?? unit.symbol)"
  }
}

extension _ParameterUnitProviding {
  /// Its units by their names.
  static var parameterUnits: [(name: String, unit: Dimension)] {
    _Cases.allCases.map { ($0.rawValue, $0.dimension) }
  }

  /// The unit of that symbol or name; symbols in the case they are written in, names in any.
  static func parameterUnit(named text: String) -> Dimension? {
    if let unit = parameterUnits.first(where: { $0.unit.symbol == text }) { return unit.unit }
    let wanted = text.lowercased().filter { !$0.isWhitespace && $0 != "°" }
    return parameterUnits.first { name, unit in
      let plural = name.lowercased()
      return wanted == plural || UnitName.singulars(of: plural).contains(wanted)
        || (unit.symbol.hasPrefix("°") && unit.symbol.dropFirst().lowercased() == wanted)
    }?.unit
  }
}

/// Names of units in the singular.
enum UnitName {
  private static let irregular = ["feet": "foot", "squarefeet": "squarefoot", "cubicfeet": "cubicfoot"]

  static func singulars(of plural: String) -> [String] {
    if let singular = irregular[plural] { return [singular] }
    var forms: [String] = []
    if plural.hasSuffix("s") { forms.append(String(plural.dropLast())) }
    if plural.hasSuffix("es") { forms.append(String(plural.dropLast(2))) }
    // The unit comes first in names such as "meters per second".
    if let per = plural.range(of: "sper") { forms.append(plural.replacingCharacters(in: per, with: "per")) }
    return forms
  }
}

extension MeasurementTrait {
  /// People may choose another unit.
  package static func free(_ unit: (any _ParameterUnit)?, _ adjusts: Bool, _ negative: Bool)
    -> MeasurementTrait
  {
    MeasurementTrait(unit: unit, isFixed: false, adjustsForLocale: adjusts, supportsNegativeNumbers: negative)
  }

  /// Values are in that unit.
  package static func fixed(_ unit: any _ParameterUnit, _ adjusts: Bool, _ negative: Bool) -> MeasurementTrait
  {
    MeasurementTrait(unit: unit, isFixed: true, adjustsForLocale: adjusts, supportsNegativeNumbers: negative)
  }

  /// Foundation's unit of the parameter, or its counterpart where the person lives.
  var localUnit: Dimension? {
    unit.map {
      adjustsForLocale ? UnitLocale.usual($0.dimension, in: Locale.current.measurementSystem) : $0.dimension
    }
  }
}

/// Which unit takes another's place where people measure in other ones.
package enum UnitLocale {
  // Each metric unit with what is used in its place in the United States.
  private static let pairs: [(metric: Dimension, us: Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
    (UnitMass.grams, UnitMass.ounces), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
    (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitArea.squareMeters, UnitArea.squareFeet),
    (UnitArea.squareKilometers, UnitArea.squareMiles), (UnitArea.hectares, UnitArea.acres),
  ]

  /// The unit people of that measurement system use in place of the unit; itself where there is no other.
  package static func usual(_ unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension {
    if system == .us { return pairs.first { $0.metric == unit }?.us ?? unit }
    return system == .metric ? pairs.first { $0.us == unit }?.metric ?? unit : unit
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// The default of a parameter for a measurement: in its unit, or in the base unit where none is declared.
  static func measured(
    _ number: Double?, _ unit: Value.ValueType._Cases?, _ adjusts: Bool
  ) -> Value.UnwrappedType? {
    guard let number, let type = Value.ValueType.self as? any MeasuredValue.Type else { return nil }
    let local = MeasurementTrait.free(unit, adjusts, true).localUnit ?? Value.ValueType._Cases.baseUnit
    return type.measured(number, in: local) as? Value.UnwrappedType
  }
}
