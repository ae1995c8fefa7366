extension IntentParameter where Value.ValueType == Bool {
  /// A parameter for a truth value.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .truth(displayName)))
  }

  /// A parameter for a truth value whose title is its name.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: nil, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .truth(displayName)))
  }
}
