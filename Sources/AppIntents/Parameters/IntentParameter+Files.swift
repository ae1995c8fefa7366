public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType == IntentFile {
  /// A parameter for a file.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior, trait: .file(supportedContentTypes)))
  }

  /// A parameter for a file, whose types are given by identifier.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      supportedContentTypes: supportedTypeIdentifiers.map { UTType(importedAs: $0) },
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// A parameter for a sum of money.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, defaultValue: defaultValue,
      details: ParameterDetails(
        description, requestValueDialog, inputConnectionBehavior,
        trait: .money(
          currencyCodes, lower: inclusiveRange?.lowerBound ?? -.greatestFiniteMagnitude,
          upper: inclusiveRange?.upperBound ?? .greatestFiniteMagnitude)))
  }
}
