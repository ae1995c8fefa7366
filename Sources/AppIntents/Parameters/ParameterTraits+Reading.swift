// What a parameter was declared with, for the app and for resolvers; each has Apple's default where nothing was said.

extension _DescribedParameter where Value.ValueType == Bool {
  /// What people call the two values.
  public var displayName: Bool.IntentDisplayName? {
    if case .truth(let name) = _details.trait { name } else { nil }
  }
}

extension _DescribedParameter where Value.ValueType == Int {
  /// How the number is entered.
  public var controlStyle: _IntControlStyle {
    if case .wholeNumber(let style, _) = _details.trait { style } else { .stepper }
  }
  /// The least and the greatest value allowed.
  public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
    if case .wholeNumber(_, let bounds) = _details.trait { bounds?.range } else { nil }
  }
}

extension _DescribedParameter where Value.ValueType == Double {
  /// How the number is entered.
  public var controlStyle: _DoubleControlStyle {
    if case .number(let style, _) = _details.trait { style } else { .stepper }
  }
  /// The least and the greatest value allowed.
  public var inclusiveRange: (lowerBound: Double, upperBound: Double)? {
    if case .number(_, let bounds) = _details.trait { bounds?.range } else { nil }
  }
}

extension _DescribedParameter where Value.ValueType == String {
  /// How the text is entered.
  public var inputOptions: String.IntentInputOptions? {
    if case .text(let options) = _details.trait { options } else { nil }
  }
}

extension _DescribedParameter where Value.ValueType: _DateParameterValue {
  /// What part of a point in time is asked for.
  public var dateKind: _DateKind { if case .date(let kind) = _details.trait { kind } else { .dateTime } }
}

extension _DescribedParameter where Value.ValueType == CLPlacemark {
  /// What of the place is shown.
  public var displayStyle: _PlacemarkDisplayStyle {
    if case .place(let style) = _details.trait { style } else { .name }
  }
}

extension _DescribedParameter where Value.ValueType == IntentPerson {
  /// What of the person is asked for.
  public var parameterMode: IntentPerson.ParameterMode {
    if case .person(let mode) = _details.trait { mode } else { .contact }
  }
}

extension _DescribedParameter where Value.ValueType == IntentCurrencyAmount {
  /// The currencies allowed; all if there are none here.
  public var currencyCodes: [String] { if case .money(let codes, _) = _details.trait { codes } else { [] } }
  /// The least and the greatest sum allowed, in whatever currency.
  public var inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? {
    if case .money(_, let bounds) = _details.trait { bounds?.range } else { nil }
  }
}

extension _DescribedParameter {
  private var measurement: MeasurementTrait? {
    if case .measurement(let trait) = _details.trait { trait } else { nil }
  }

  /// The unit all values are in, if there is one.
  public func _unit<U: _ParameterUnitProviding>(of type: U.Type) -> U._Cases? {
    measurement.flatMap { $0.isFixed ? $0.unit as? U._Cases : nil }
  }

  /// The unit meant where none is given, if people may choose.
  public func _defaultUnit<U: _ParameterUnitProviding>(of type: U.Type) -> U._Cases? {
    measurement.flatMap { $0.isFixed ? nil : $0.unit as? U._Cases }
  }

  /// Whether the unit is the one usual where the person lives.
  public var _adjustsForLocale: Bool { measurement?.adjustsForLocale ?? false }

  /// Whether values below zero are allowed.
  public var _supportsNegativeNumbers: Bool { measurement?.supportsNegativeNumbers ?? true }
}
