extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter for an entity.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog)
    )
  }

  /// A parameter for an entity whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog)
    )
  }

  /// A parameter for an entity, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .options(optionsProvider)))
  }

  /// A parameter for an entity whose title is its name, chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider & Sendable>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .options(optionsProvider)))
  }

  /// A parameter for an entity, found by a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .entity(query: query)))
  }

  /// A parameter for an entity whose title is its name, found by a query of its own.
  public convenience init<Query: EntityQuery>(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, disambiguation: requestDisambiguationDialog,
        trait: .entity(query: query)))
  }
}
