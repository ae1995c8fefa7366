extension IntentParameter where Value.ValueType == Date {
  /// A parameter for a date.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .date(kind.plain)))
  }

  /// A parameter for a date whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .date(kind.plain)))
  }

  /// A parameter for a date, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Date {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for a date whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Date {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// A parameter for parts of a date.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .date(kind.plain)))
  }

  /// A parameter for parts of a date whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .date(kind.plain)))
  }

  /// A parameter for parts of a date, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == DateComponents {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }

  /// A parameter for parts of a date whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == DateComponents {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .options(optionsProvider)))
  }
}

extension IntentParameter.DateKind {
  /// The kind without the parameter's type.
  var plain: AppIntents.DateKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}
