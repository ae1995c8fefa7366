extension IntentParameter where Value.ValueType == String {
  /// A parameter for a text.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .text(inputOptions)))
  }

  /// A parameter for a text whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .text(inputOptions)))
  }

  /// A parameter for a text, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == String {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a text whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == String {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// A parameter for a styled text.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(description, requestValueDialog, inputConnectionBehavior))
  }

  /// A parameter for a styled text whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(description, requestValueDialog, inputConnectionBehavior))
  }

  /// A parameter for a styled text, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == AttributedString {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a styled text whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == AttributedString {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// A parameter for a link.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(description, requestValueDialog, inputConnectionBehavior))
  }

  /// A parameter for a link whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(description, requestValueDialog, inputConnectionBehavior))
  }

  /// A parameter for a link, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == URL {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a link whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == URL {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}
