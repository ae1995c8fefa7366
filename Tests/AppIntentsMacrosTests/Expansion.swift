import SwiftBasicFormat
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import AppIntentsMacros

/// What a source becomes by the macros, and what they say about it.
struct Expansion {
  let source: String
  let messages: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let expanded = file.expand(
      macroSpecs: Self.macros,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    self.source = String(expanded.description.drop(while: \.isNewline))
    messages = context.diagnostics.map(\.message)
  }

  private static let macros: [String: MacroSpec] = [
    "ComputedProperty": MacroSpec(type: ComputedPropertyMacro.self),
    "DeferredProperty": MacroSpec(type: DeferredPropertyMacro.self),
    "UnionValue": MacroSpec(type: UnionValueMacro.self, conformances: ["UnionValue"]),
    "AppIntent": MacroSpec(
      type: SchemaIntentMacro.self,
      conformances: ["AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent"]),
    "AppEntity": MacroSpec(
      type: SchemaEntityMacro.self, conformances: ["AppEntity", "AssistantSchemaEntity"]),
    "_EmptyPerform": MacroSpec(type: EmptyPerformMacro.self),
    "AppEnum": MacroSpec(type: SchemaEnumMacro.self, conformances: ["AppEnum", "AssistantSchemaEnum"]),
  ]
}
