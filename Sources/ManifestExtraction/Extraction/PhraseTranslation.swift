import Foundation
import SearchModel

/// A phrase in another language, from an app's `AppShortcuts` tables.
package struct PhraseTranslation: Sendable, Equatable {
  /// The phrase as the sources have it, with `${…}` in its places.
  package var key: String
  package var language: String
  package var text: String
  package var place: SourcePlace

  /// The phrases of `LANGUAGE.lproj/AppShortcuts.strings` and of `AppShortcuts.xcstrings`; none of any other file.
  ///
  /// - Throws: `badData` for a table that cannot be read.
  package static func read(_ file: String) throws -> [PhraseTranslation] {
    let url = URL(fileURLWithPath: file)
    switch url.lastPathComponent {
    case "AppShortcuts.strings":
      let folder = url.deletingLastPathComponent().lastPathComponent
      guard folder.hasSuffix(".lproj") else { return [] }
      return try strings(file, language: String(folder.dropLast(6)))
    case "AppShortcuts.xcstrings": return try catalog(file)
    default: return []
    }
  }

  private static func strings(_ file: String, language: String) throws -> [PhraseTranslation] {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let parts = quoted(line)
      guard parts.count == 2 else { return nil }
      return PhraseTranslation(
        key: parts[0], language: language, text: parts[1], place: SourcePlace(file: file, line: index + 1))
    }
  }

  /// The quoted texts of a line `"key" = "text";`, without their escapes.
  private static func quoted(_ line: Substring) -> [String] {
    var texts: [String] = []
    var current: String?
    var isEscaped = false
    for character in line {
      if isEscaped {
        current?.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if current != nil, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        if let text = current { texts.append(text) }
        current = current == nil ? "" : nil
      } else {
        current?.append(character)
      }
    }
    return texts
  }

  private static func catalog(_ file: String) throws -> [PhraseTranslation] {
    let bytes = FileManager.default.contents(atPath: file).map { Array($0) } ?? []
    let json: JSONValue
    do { json = try JSONValue.parse(bytes) } catch {
      throw LimelightError(.badData, "\(file) is not JSON: \(error.description)")
    }
    let source = json["sourceLanguage"]?.string
    var found: [PhraseTranslation] = []
    for (key, entry) in json["strings"]?.members ?? [] {
      for (language, unit) in entry["localizations"]?.members ?? [] {
        let values =
          unit["stringSet"]?["values"]?.array?.compactMap(\.string)
          ?? [unit["stringUnit"]?["value"]?.string].compactMap { $0 }
        for text in values where language != source || text != key {
          found.append(
            PhraseTranslation(
              key: key, language: language, text: text, place: SourcePlace(file: file, line: 1)))
        }
      }
    }
    return found
  }
}

extension JSONValue {
  /// The members of an object in their order; `nil` of anything else.
  var members: [(key: String, value: JSONValue)]? {
    if case .object(let members) = self { members } else { nil }
  }
}
