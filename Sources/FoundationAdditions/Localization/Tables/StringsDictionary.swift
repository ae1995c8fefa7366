/// Reads `.stringsdict` files: plural forms in a property list.
enum StringsDictionary {
  static func entries(of data: Data) throws -> [String: LocalizedEntry] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ description: [String: Any]) -> LocalizedEntry? {
    guard let format = description["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = description.compactMapValues { value -> LocalizedEntry.Variable? in
      guard let rule = value as? [String: Any] else { return nil }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = rule[category.rawValue] as? String }
      return LocalizedEntry.Variable(argument: nil, forms: forms)
    }
    return LocalizedEntry(format: format, variables: variables)
  }
}
