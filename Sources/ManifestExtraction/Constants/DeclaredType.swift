package import SearchModel

/// A type of an app's sources that the system reads.
package struct DeclaredType: Sendable, Equatable {
  /// With its module: `Notes.OpenNote`.
  package var name: String
  package var place: SourcePlace
  /// With their modules: `AppIntents.OpenIntent`.
  package var conformances: Set<String>
  package var properties: [Property]
  /// The types that stand for the protocols' associated ones, by name: `DefaultQuery`.
  package var associated: [String: String]
  package var isStruct: Bool
  /// Of an enum, in order.
  package var cases: [Case]

  package struct Property: Sendable, Equatable {
    package var name: String
    package var type: String
    package var place: SourcePlace
    package var isStatic: Bool
    package var value: ConstantValue
    /// The property wrapper's type and what it was given.
    package var wrapper: String?
    package var wrapperArguments: [ConstantValue.Argument]
  }

  package struct Case: Sendable, Equatable {
    package var name: String
    package var rawValue: String
  }

  package var module: String { String(name.prefix { $0 != "." }) }
  package var bareName: String { name.split(separator: ".").last.map(String.init) ?? name }

  package func conforms(to name: String) -> Bool { conformances.contains("AppIntents." + name) }

  package func property(_ name: String) -> Property? { properties.first { $0.name == name && $0.isStatic } }

  /// The identifier the system knows it by.
  package var identifier: String {
    let oldClass = conforms(to: "CustomIntentMigratedAppIntent") ? property("intentClassName") : nil
    return (property("persistentIdentifier") ?? oldClass)?.value.text ?? bareName
  }
}

/// Where something is written.
package struct SourcePlace: Sendable, Hashable {
  package var file: String
  package var line: Int
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension DeclaredType {
  /// Reads all types of a file that the compiler wrote, in the order of the sources.
  ///
  /// - Throws: `badData` if it is no such file.
  package static func read(_ bytes: [UInt8], from file: String) throws(LimelightError) -> [DeclaredType] {
    let list: [JSONValue]?
    do { list = try JSONValue.parse(bytes).array } catch {
      throw LimelightError(.badData, "\(file) is not JSON: \(error.description)")
    }
    guard let list else {
      throw LimelightError(
        .badData, "\(file) holds no list of types",
        hint: "Give a file that swiftc wrote for -emit-const-values-path.")
    }
    return list.compactMap(DeclaredType.init)
  }

  private init?(_ json: JSONValue) {
    guard let name = json["typeName"]?.string else { return nil }
    self.name = name
    place = SourcePlace(json)
    conformances = Set((json["conformances"]?.array ?? []).compactMap(\.string))
    isStruct = json["kind"]?.string == "struct"
    associated = Dictionary(
      (json["associatedTypeAliases"]?.array ?? []).compactMap { alias in
        guard let name = alias["typeAliasName"]?.string else { return nil }
        return alias["substitutedTypeName"]?.string.map { (name, $0) }
      }
    ) { first, _ in first }
    properties = (json["properties"]?.array ?? []).compactMap(Property.init)
    cases = (json["cases"]?.array ?? []).compactMap { entry in
      entry["name"]?.string.map { Case(name: $0, rawValue: entry["rawValue"]?.string ?? $0) }
    }
  }
}

extension DeclaredType.Property {
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["label"]?.string else { return nil }
    let wrapper = json["propertyWrappers"]?.array?.first
    self.name = name
    type = json["type"]?.string ?? ""
    place = SourcePlace(json)
    isStatic = json["isStatic"]?.string == "true"
    value = ConstantValue(json)
    self.wrapper = wrapper?["type"]?.string
    wrapperArguments = (wrapper?["arguments"]?.array ?? []).map { argument in
      ConstantValue.Argument(
        label: argument["label"]?.string ?? "", type: argument["type"]?.string ?? "",
        value: ConstantValue(argument))
    }
  }
}

extension SourcePlace {
  fileprivate init(_ json: JSONValue) {
    var line = 0
    if case .integer(let number) = json["line"] { line = Int(number) }
    self.init(file: json["file"]?.string ?? "", line: line)
  }
}
