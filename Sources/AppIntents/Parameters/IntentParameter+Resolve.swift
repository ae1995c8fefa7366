import SearchModel

extension IntentParameter {
  /// The parameter's value made of a value of any type: as it is, or by the resolvers of its type, from its text form,
  /// and by the parameter's own resolvers, in this order.
  ///
  /// Values of the parameter's own type also go through its own resolvers for that type, so that they can check or
  /// change them. A list takes single values and lists; elsewhere a list of one is that one.
  ///
  /// - Throws: `LimelightError` if nothing makes a value of it or the value is not allowed; what a resolver throws.
  package func resolve(_ input: any _IntentValue, named name: String? = nil) async throws -> Value {
    try await resolve([input], named: name)
  }

  package func resolve(_ inputs: [any _IntentValue], named name: String?) async throws -> Value {
    let name = name ?? title.text
    if inputs.count == 1, let value = try await whole(inputs[0], name) {
      try checkSize(of: value, named: name)
      return value
    }
    var elements: [Value.ValueType] = []
    for input in inputs.flatMap(Self.flat) {
      let element = adjusted(try await converted(input, named: name))
      if let problem = details.trait.problem(with: element) {
        throw LimelightError(.usage, "\(problem) for the parameter '\(name)'.")
      }
      elements.append(element)
    }
    if elements.isEmpty, !isList, isOptional,
      let none = (Value.self as? any ExpressibleAsNone.Type)?.noneValue
    {
      if let none = none as? Value { return none }
    }
    guard let value = assembled(elements) else {
      throw LimelightError(
        .usage, "The parameter '\(name)' takes one value, and \(elements.count) were given.")
    }
    try checkSize(of: value, named: name)
    return value
  }

  /// The value as the parameter's own resolvers for whole lists make it; `nil` if there are none that do.
  private func whole(_ input: any _IntentValue, _ name: String) async throws -> Value? {
    guard isList else { return nil }
    for resolver in details.resolvers {
      guard gives(resolver, Value.UnwrappedType.self) else { continue }
      if let value = try await attempt(resolver, input, name) as? Value { return value }
    }
    return nil
  }

  private func gives<R: Resolver>(_ resolver: R, _ type: Any.Type) -> Bool { R.Output.self == type }

  private func converted(_ input: any _IntentValue, named name: String) async throws -> Value.ValueType {
    if let value = input as? Value.ValueType {
      return try await made(by: details.resolvers, of: input, name) ?? value
    }
    if let value = measured(input) { return value }
    // The type written out keeps the protocol's default, which is empty, from being taken.
    let builtIn: Value.ValueType.Specification = Value.ValueType.defaultResolverSpecification
    if let value = try await made(by: Array(builtIn), of: input, name) { return value }
    if let text = input as? String, let coded = Value.ValueType.self as? any IntentValueCoding.Type,
      let value = coded.parsed(from: text) as? Value.ValueType
    {
      return value
    }
    if let value = try await made(by: details.resolvers, of: input, name) { return value }
    throw unusable(input, named: name)
  }

  /// What the first of the resolvers that makes something of the input makes.
  private func made(
    by resolvers: [any Resolver], of input: any _IntentValue, _ name: String
  ) async throws -> Value.ValueType? {
    for resolver in resolvers where gives(resolver, Value.ValueType.self) {
      if let value = try await attempt(resolver, input, name) as? Value.ValueType { return value }
    }
    return nil
  }

  /// What the resolver makes of the input; `nil` if that is nothing or it takes another type.
  private func attempt<R: Resolver>(_ resolver: R, _ input: any _IntentValue, _ name: String) async throws
    -> Any?
  {
    guard let input = input as? R.Input else { return nil }
    return try await resolver.resolve(from: input, context: IntentParameterContext(self, named: name)).map {
      $0 as Any
    }
  }

  /// A number of no unit, as a measurement in the unit the parameter means.
  private func measured(_ input: any _IntentValue) -> Value.ValueType? {
    guard case .measurement(let trait) = details.trait,
      let type = Value.ValueType.self as? any MeasuredValue.Type,
      let unit = trait.localUnit
    else { return nil }
    let number =
      switch input {
      case let number as Int: Double(number)
      case let number as Double: number
      case let text as String: Double.parsed(from: text.trimmed)
      default: Double?.none
      }
    return number.flatMap { type.measured($0, in: unit) as? Value.ValueType }
  }

  /// The value in the parameter's unit where that is fixed.
  private func adjusted(_ value: Value.ValueType) -> Value.ValueType {
    guard case .measurement(let trait) = details.trait, trait.isFixed, let unit = trait.localUnit,
      let measured = value as? any MeasuredValue, let converted = measured.converted(toDimension: unit)
    else { return value }
    return converted as? Value.ValueType ?? value
  }

  private func checkSize(of value: Value, named name: String) throws {
    guard case .always(let size)? = details.size, let list = value as? any ListValue else { return }
    let count = list.elements.count
    if count < size.min || count > size.max {
      let wanted = size.min == size.max ? "\(size.min)" : "\(size.min) to \(size.max)"
      throw LimelightError(.usage, "The parameter '\(name)' takes \(wanted) values, and \(count) were given.")
    }
  }

  private func unusable(_ input: any _IntentValue, named name: String) -> LimelightError {
    let shown = (input as? any IntentValueCoding)?.parameterText ?? String(describing: input)
    let form = ParameterForm.of(Value.ValueType.self, details)
    return LimelightError(
      .usage, "'\(shown)' is no \(form.noun) for the parameter '\(name)'.",
      hint: form.example.isEmpty ? nil : "Give it as in '--param \(name)=\(form.example)'.")
  }

  /// The elements of a list, what an optional holds, else the value itself.
  static func flat(_ input: any _IntentValue) -> [any _IntentValue] {
    if let list = input as? any ListValue { return list.elements.flatMap(flat) }
    if input is any ExpressibleAsNone { return (input as? any OptionalValue)?.wrapped.map(flat) ?? [] }
    return [input]
  }
}

/// An optional, whatever it holds.
package protocol OptionalValue { var wrapped: (any _IntentValue)? { get } }
extension Optional: OptionalValue where Wrapped: _IntentValue {
  package var wrapped: (any _IntentValue)? { self }
}
