/// What a resolver knows of the parameter whose value it makes.
///
/// Apple's counterpart: `IntentParameterContext`.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: _DescribedParameter, @unchecked Sendable
{
  package let parameter: any AnyIntentParameter

  /// What the parameter is called where its value came from.
  package let name: String

  package init(_ parameter: any AnyIntentParameter, named name: String? = nil) {
    self.parameter = parameter
    self.name = name ?? parameter.title.text
  }

  /// Whether the parameter may have no value.
  public var isOptional: Bool { parameter.isOptional }
  /// What people call the parameter.
  public var title: LocalizedStringResource { parameter.title }
  /// What the parameter declares.
  public var _details: _ParameterDetails { parameter.details }
}
