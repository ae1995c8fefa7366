@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

/// The program that the compiler asks to expand macros.
@main
struct Plugin: PluginProvider {
  private static var macros: [String: any Macro.Type] {
    [
      "ComputedPropertyMacro": ComputedPropertyMacro.self,
      "DeferredPropertyMacro": DeferredPropertyMacro.self,
      "UnionValueMacro": UnionValueMacro.self,
      "SchemaIntentMacro": SchemaIntentMacro.self,
      "SchemaEntityMacro": SchemaEntityMacro.self,
      "SchemaEnumMacro": SchemaEnumMacro.self,
      "EmptyPerformMacro": EmptyPerformMacro.self,
    ]
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let type = Self.macros[typeName] else { throw UnknownMacro(name: typeName) }
    return type
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "The plugin has no macro '\(name)'; build it anew." }
}
