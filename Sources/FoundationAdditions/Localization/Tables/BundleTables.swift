/// The tables of translations of one bundle.
///
/// Files are read when a text of theirs is first asked for, and kept.
final class BundleTables: @unchecked Sendable {
  private let lock = NSLock()
  private let development: String
  /// Folders with the files of one language (`de.lproj`), by language; several if the bundle has several places.
  private let folders: [String: [URL]]
  /// String catalogues, by table.
  private let catalogs: [String: [URL]]
  private var decodedCatalogs: [String: [StringCatalog]] = [:]
  private var tables: [String: [String: LocalizedEntry]] = [:]
  private var chains: [String: [String]] = [:]

  /// What is in those places; nothing at all if there is no table in any.
  init?(places: [URL], developmentLanguage: String?) {
    var folders: [String: [URL]] = [:]
    var catalogs: [String: [URL]] = [:]
    for place in places {
      let found =
        (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
      for url in found {
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "lproj": folders[name, default: []].append(url)
        case "xcstrings": catalogs[name, default: []].append(url)
        default: break
        }
      }
    }
    if folders.isEmpty && catalogs.isEmpty { return nil }
    self.folders = folders
    self.catalogs = catalogs
    development = developmentLanguage ?? "en"
  }

  /// The translation of a text with those arguments into the first of the languages that has one.
  func text(key: String, table: String?, arguments: () -> [String], languages: [String]) -> String? {
    let table = table ?? "Localizable"
    return lock.withLock {
      for language in chain(wanted: languages, table: table) {
        guard let entry = entries(table: table, language: language)[key] else { continue }
        return entry.filled(with: arguments(), language: language == "Base" ? development : language)
      }
      return nil
    }
  }

  private func chain(wanted: [String], table: String) -> [String] {
    let name = "\(table)|\(wanted.joined(separator: ":"))"
    if let known = chains[name] { return known }
    let catalogs = decoded(table)
    let available = Array(folders.keys) + catalogs.flatMap(\.languages)
    let chain = LanguageChain.languages(
      wanted: wanted, available: available.sorted(),
      development: catalogs.first?.sourceLanguage ?? development)
    chains[name] = chain
    return chain
  }

  private func decoded(_ table: String) -> [StringCatalog] {
    if let known = decodedCatalogs[table] { return known }
    let decoded = (catalogs[table] ?? []).compactMap { url in
      Self.read(url) { try JSONDecoder().decode(StringCatalog.self, from: $0) }
    }
    decodedCatalogs[table] = decoded
    return decoded
  }

  private func entries(table: String, language: String) -> [String: LocalizedEntry] {
    let name = "\(language)|\(table)"
    if let known = tables[name] { return known }
    var entries: [String: LocalizedEntry] = [:]
    func add(_ more: [String: LocalizedEntry]?) { if let more { entries.merge(more) { first, _ in first } } }
    for folder in folders[language] ?? [] {
      add(Self.read(folder.appendingPathComponent("\(table).stringsdict"), StringsDictionary.entries))
      add(
        Self.read(folder.appendingPathComponent("\(table).strings")) {
          try StringsFile.entries(of: $0).mapValues { LocalizedEntry(format: $0) }
        })
    }
    for catalog in decoded(table) { add(catalog.entries(language: language)) }
    tables[name] = entries
    return entries
  }

  /// A file that is there and cannot be read is named on standard error, once, and counts as empty.
  private static func read<Content>(_ url: URL, _ decode: (Data) throws -> Content) -> Content? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try decode(try Data(contentsOf: url))
    } catch let fault as StringsFile.Fault {
      complain("\(url.path):\(fault.line): \(fault.reason)")
    } catch {
      complain("\(url.path): \(error)")
    }
    return nil
  }

  private static func complain(_ problem: String) {
    FileHandle.standardError.write(Data("translations not read: \(problem)\n".utf8))
  }
}
