import SearchModel

/// Reads values for one parameter of a run, from text and from people.
struct ParameterReader {
  let parameter: any AnyIntentParameter
  let execution: IntentExecution
  let name: String

  init(parameter: any AnyIntentParameter, execution: IntentExecution) {
    self.parameter = parameter
    self.execution = execution
    name = execution.name(of: parameter)
  }

  /// What people call the parameter.
  var title: String {
    let title = parameter.title.text
    return title.isEmpty ? ParameterSketch.words(of: name) : title
  }

  /// Gives the parameter the value that the text stands for.
  func assign(_ text: String) async throws { try await take(values(from: text)) }

  /// Gives the parameter these values, converted and checked as it declares.
  func take(_ values: [any _IntentValue]) async throws {
    try await knowingTheIntent { try await parameter.take(values, named: name) }
  }

  /// What runs inside can read the intent's other parameters.
  func knowingTheIntent<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await IntentParameterDependencyContext.$current.withValue(execution.subject, operation: work)
  }

  /// The values a text stands for: several if it is a JSON array and the parameter takes a list.
  ///
  /// Entities are looked up; anything else stays text, which the parameter's resolvers convert.
  func values(from text: String) async throws -> [any _IntentValue] {
    let texts = parameter.isList ? ListText.elements(of: text) : [text]
    if let type = parameter.elementType as? any _IntentValueRepresentable.Type {
      return try await unions(type, texts: texts)
    }
    guard let type = parameter.elementType as? any AppEntity.Type, !(type is any AppEnum.Type) else {
      return texts
    }
    return try await knowingTheIntent { try await entities(type, texts: texts) }
  }

  private func unions(
    _ type: any _IntentValueRepresentable.Type, texts: [String]
  ) async throws -> [any _IntentValue] {
    var found: [any _IntentValue] = []
    for text in texts {
      guard let value = try await type.union(from: text) else {
        throw LimelightError(.entityGone, "The parameter '\(name)' names '\(text)', which no type of it has.")
      }
      found.append(value)
    }
    return found
  }
}
