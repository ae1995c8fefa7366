import Foundation
import FoundationAdditions

/// A folder with tables of translations that is gone when the test is over.
final class TemporaryBundle {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text(_ value: String.LocalizationValue, _ language: String, table: String? = nil) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, locale: Locale(identifier: language), bundle: .atURL(url)))
  }
}
