extension IntentParameter where Value.ValueType: AppEnum {
  /// A parameter for a case of an enum.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .cases(supportedValues)))
  }

  /// A parameter for a case of an enum whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .cases(supportedValues)))
  }

  /// A parameter for a case of an enum, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a case of an enum whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .options(optionsProvider)))
  }
}
