/// Finds the tables of bundles.
enum Localization {
  /// The app's own tables; nil, and then a look-up costs nothing, if it has none.
  private static let main: BundleTables? = {
    let bundle = Bundle.main
    return BundleTables(places: places(of: bundle), developmentLanguage: developmentLanguage(of: bundle))
  }()

  private struct Known {
    var tables: [String: BundleTables?] = [:]
  }

  private static let known = Locked(Known())

  static func tables(of bundle: LocalizedStringResource.BundleDescription) -> BundleTables? {
    switch bundle {
    case .main: return main
    case .atURL(let url):
      return known.withLock { known in
        if let found = known.tables[url.path] { return found }
        let bundle = Bundle(url: url)
        let tables = BundleTables(
          places: [bundle?.resourceURL, url].compactMap { $0 },
          developmentLanguage: bundle.flatMap(developmentLanguage))
        known.tables[url.path] = .some(tables)
        return tables
      }
    }
  }

  /// The text of that value in the first of those languages that has it, else as it is written in the program.
  static func text(
    of value: String.LocalizationValue, key: String, table: String?,
    bundle: LocalizedStringResource.BundleDescription, languages: @autoclosure () -> [String]
  ) -> String {
    guard let tables = tables(of: bundle) else { return value.text }
    return tables.text(key: key, table: table, arguments: { value.arguments }, languages: languages())
      ?? value.text
  }

  static func description(of bundle: Bundle?) -> LocalizedStringResource.BundleDescription {
    guard let bundle, bundle != .main else { return .main }
    return .atURL(bundle.bundleURL)
  }

  /// The resources of the module that a class is from, as the package manager lays them beside the executable.
  static func module(of type: AnyClass) -> LocalizedStringResource.BundleDescription {
    let module = String(reflecting: type).prefix { $0 != "." }
    return resourceBundles.first { $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(module)") }
      .map { .atURL($0) } ?? .main
  }

  private static func developmentLanguage(of bundle: Bundle) -> String? {
    bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
  }

  /// An app that is a plain executable has its tables in the resources that the package manager lays beside it.
  private static func places(of bundle: Bundle) -> [URL] {
    let name = bundle.executableURL?.lastPathComponent ?? ""
    let own = resourceBundles.filter { $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(name)") }
    return [bundle.resourceURL].compactMap { $0 } + own + resourceBundles.filter { !own.contains($0) }
  }

  /// Directories of programs (`bin`) hold thousands of files and no resources, so they are not looked through.
  private static let resourceBundles: [URL] = {
    guard let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
      !["bin", "sbin", "games"].contains(folder.lastPathComponent),
      let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return found.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }()
}
