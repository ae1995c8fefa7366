import Foundation
import SearchModel

/// The program `limelight-manifest`: from an app's sources to its manifest.
package enum ManifestProgram {
  /// Runs it.
  ///
  /// - Parameters:
  ///   - print: takes what goes to standard output.
  ///   - say: takes what goes to standard error.
  /// - Returns: 0; 1 if the sources have errors, or differ from the manifest that `--check` names; the error's code.
  package static func run(
    _ arguments: [String], print: (String) -> Void, say: (String) -> Void
  ) -> Int32 {
    do {
      let options = try ManifestOptions(arguments)
      if options.wantsHelp {
        print(ManifestOptions.help)
        return 0
      }
      return try run(options, print: print, say: say)
    } catch let error as LimelightError {
      say("limelight-manifest: \(error.message) (\(error.code.rawValue) \(error.code.name))\n")
      if let hint = error.hint { say("What to do: \(hint)\n") }
      return error.code.rawValue
    } catch {
      say("limelight-manifest: \(error)\n")
      return LimelightError.Code.io.rawValue
    }
  }

  private static func run(
    _ options: ManifestOptions, print: (String) -> Void, say: (String) -> Void
  ) throws -> Int32 {
    var types: [DeclaredType] = []
    for file in options.constantValues { types += try DeclaredType.read(bytes(of: file), from: file) }
    let files = try options.sources.flatMap(SourceFiles.below)
    let sources = files.filter { $0.hasSuffix(".swift") }
    if !sources.isEmpty {
      var gathering = ConstantGathering(module: options.module)
      gathering.compiler = options.compiler
      gathering.flags = (options.build.map(ConstantGathering.flags) ?? []) + options.compilerFlags
      types += try gathering.types(in: sources)
    }
    let written = try (options.check ?? options.base).map { try JSONValue.parse(bytes(of: $0)) }
    let extractor = ManifestExtractor(
      types, into: options.manifest(over: written), module: options.module,
      translations: try files.flatMap(PhraseTranslation.read), lines: SourceFiles.lines)
    for diagnostic in extractor.diagnostics { say("\(diagnostic)\n") }
    guard !extractor.diagnostics.contains(where: { $0.severity == .error }) else { return 1 }
    if let program = options.program {
      let differences = try BuiltProgram(path: program).differences(from: extractor.manifest)
      for difference in differences { say("\(program): error: \(difference)\n") }
      guard differences.isEmpty else { return 1 }
    }
    let made = try JSONValue.parse(extractor.manifest.json.text)
    if let check = options.check {
      let differences = ManifestDifference.between(written ?? .null, made)
      for difference in differences { say("\(check): \(difference)\n") }
      return differences.isEmpty ? 0 : 1
    }
    let text = ManifestText.indented(made) + "\n"
    if let output = options.output {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } else {
      print(text)
    }
    return 0
  }

  private static func bytes(of file: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw LimelightError(.usage, "there is no file \(file) that can be read")
    }
    return Array(data)
  }
}

/// The files of an app's target.
enum SourceFiles {
  /// The file itself, or all Swift files and tables of phrases below a directory, sorted.
  ///
  /// - Throws: `usage` if there is nothing of that name.
  static func below(_ path: String) throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw LimelightError(.usage, "there is no file or directory \(path)")
    }
    guard isDirectory.boolValue else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && [".swift", "AppShortcuts.strings", "AppShortcuts.xcstrings"].contains(where: name.hasSuffix)
    }.sorted().map { path + "/" + $0 }
  }

  static func lines(_ file: String) -> [String] {
    (try? String(contentsOfFile: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
  }
}
