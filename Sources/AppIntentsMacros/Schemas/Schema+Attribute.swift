import SwiftSyntax

extension Schema {
  /// The schema an attribute names: `(schema: .photos.search)`, `(.photos, .search)` or `(.semanticContentSearch)`.
  static func named(by node: AttributeSyntax, _ kind: Kind) throws -> Schema {
    let names = node.memberNames
    let schemas = SchemaTable.all.filter { $0.kind == kind }
    switch names.count {
    case 0:
      throw Problem("'@\(kind.macro)' names a schema of the table by its members, as in '.photos.search'.")
    case 1:
      let found = schemas.filter { $0.name == names[0] }
      if let schema = found.first, found.count == 1 { return schema }
      if found.isEmpty { throw Problem("There is no \(kind) schema '\(names[0])'.") }
      let domains = found.map { "'.\($0.domain)'" }.joined(separator: ", ")
      throw Problem("The \(kind) schema '\(names[0])' is in several domains; name one before it: \(domains).")
    default:
      let (domain, name) = (names[names.count - 2], names[names.count - 1])
      if let schema = schemas.first(where: { $0.domain == domain && $0.name == name }) { return schema }
      let known = schemas.filter { $0.domain == domain }.map { "'.\($0.name)'" }.joined(separator: ", ")
      throw Problem(
        known.isEmpty
          ? "The domain '\(domain)' has no \(kind) schemas."
          : "The domain '\(domain)' has no \(kind) schema '\(name)'; it has \(known).")
    }
  }
}

extension AttributeSyntax {
  /// The names in the arguments, in order: `photos` and `search`.
  fileprivate var memberNames: [String] {
    guard case .argumentList(let arguments)? = arguments else { return [] }
    return arguments.flatMap { argument -> [String] in
      var names: [String] = []
      var expression: ExprSyntax? = argument.expression
      while let member = expression?.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.text.filter { $0 != "`" }, at: 0)
        expression = member.base
      }
      return names
    }
  }
}
