import SwiftSyntax

extension DeclGroupSyntax {
  /// The members, those within `#if` too.
  var flatMembers: [DeclSyntax] { Self.flat(memberBlock.members) }

  private static func flat(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return flat(members)
      }
    }
  }

  /// `public `, `package ` or nothing: what a generated member needs to be seen wherever the type is.
  var accessPrefix: String { modifiers.accessPrefix }
}

extension DeclModifierListSyntax {
  /// `public `, `package ` or nothing.
  var accessPrefix: String {
    let names = map(\.name.text)
    if names.contains("public") || names.contains("open") { return "public " }
    return names.contains("package") ? "package " : ""
  }

  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
}

extension VariableDeclSyntax {
  /// The name, type and accessors, where one variable is declared.
  var single: (name: String, binding: PatternBindingSyntax)? {
    guard bindings.count == 1, let binding = bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    return (pattern.identifier.text.filter { $0 != "`" }, binding)
  }

  var isVar: Bool { bindingSpecifier.tokenKind == .keyword(.var) }

  /// The names of the attributes, without module and arguments.
  var attributeNames: [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.lastPart }
  }

  /// The arguments of the attribute of one of these names.
  func arguments(ofAttribute names: [String]) -> LabeledExprListSyntax? {
    for case .attribute(let attribute) in attributes
    where names.contains(attribute.attributeName.trimmedDescription.lastPart) {
      guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
      return arguments
    }
    return nil
  }
}

extension PatternBindingSyntax {
  /// Whether the value is computed: observers alone leave it stored.
  var isComputed: Bool {
    if getterBody != nil { return true }
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// What the getter does, written out or not.
  var getterBody: CodeBlockItemListSyntax? {
    if case .getter(let items)? = accessorBlock?.accessors { return items }
    return accessor("get")?.body?.statements
  }

  /// The accessor of that name, where it is written out.
  func accessor(_ name: String) -> AccessorDeclSyntax? {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.text == name }
  }
}

extension String {
  /// `AppIntents.Parameter<Int>` is `Parameter`.
  var lastPart: String {
    let plain = prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }
}
