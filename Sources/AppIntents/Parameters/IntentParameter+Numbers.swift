extension IntentParameter where Value.ValueType == Int {
  /// A parameter for a whole number.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .wholeNumber(
          lower: inclusiveRange?.lowerBound ?? .min, upper: inclusiveRange?.upperBound ?? .max)))
  }

  /// A parameter for a whole number whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .wholeNumber(
          lower: inclusiveRange?.lowerBound ?? .min, upper: inclusiveRange?.upperBound ?? .max)))
  }

  /// A parameter for a whole number, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Int {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a whole number whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Int {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A parameter for a number.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .number(
          lower: inclusiveRange?.lowerBound ?? -.infinity, upper: inclusiveRange?.upperBound ?? .infinity)))
  }

  /// A parameter for a number whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .number(
          lower: inclusiveRange?.lowerBound ?? -.infinity, upper: inclusiveRange?.upperBound ?? .infinity)))
  }

  /// A parameter for a number, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Double {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a number whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Double {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}
