extension IntentParameter where Value.ValueType: _IntentValueRepresentable {
  /// A parameter for a value of one of several types.
  ///
  /// On the command line it takes the first type of the union that the text stands for a value of.
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
}
