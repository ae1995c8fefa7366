import Glibc

/// Where dpkg and apt keep what they know.
///
/// `DPKG_ADMINDIR` (dpkg's own variable) and `APT_LISTS` name other directories than Debian's.
package struct PackageSources: Sendable {
  package var statusFile: String
  package var infoDirectory: String
  package var listsDirectory: String
  /// Unpacks apt's lists, whatever they are packed with.
  package var aptHelper = "/usr/lib/apt/apt-helper"

  package init(adminDirectory: String, listsDirectory: String) {
    statusFile = adminDirectory + "/status"
    infoDirectory = adminDirectory + "/info"
    self.listsDirectory = listsDirectory
  }

  package init(environment: [String: String]) {
    self.init(
      adminDirectory: environment["DPKG_ADMINDIR"] ?? "/var/lib/dpkg",
      listsDirectory: environment["APT_LISTS"] ?? "/var/lib/apt/lists")
  }

  /// apt's lists of available packages, sorted.
  var packageLists: [String] {
    lists { name in Self.stem(name).hasSuffix("_Packages") }
  }

  /// apt's lists of English descriptions, sorted.
  var translationLists: [String] {
    lists { name in Self.stem(name).hasSuffix("_Translation-en") }
  }

  private static func stem(_ name: String) -> Substring {
    guard ByteSource.isCompressed(name), let dot = name.lastIndex(of: ".") else { return name[...] }
    return name[..<dot]
  }

  private func lists(_ isWanted: (String) -> Bool) -> [String] {
    guard let directory = opendir(listsDirectory) else { return [] }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isWanted(name) { paths.append(listsDirectory + "/" + name) }
    }
    return paths.sorted()
  }

  /// Calls `body` with each stanza of a file until it returns `false`.
  func forEachStanza(_ path: String, _ body: (Stanza) -> Bool) throws {
    let reader = StanzaReader(try ByteSource(path: path, aptHelper: aptHelper))
    while try reader.next(body) == true {}
  }

  /// Packages that `isWanted` names, installed ones first, each name once.
  ///
  /// Cost: reads the status file, then apt's lists until `limit` packages are found.
  package func packages(limit: Int = .max, where isWanted: @escaping (String) -> Bool) throws
    -> [DebianPackage]
  {
    let reader = try PackageReader(self, only: isWanted)
    var found: [DebianPackage] = []
    while found.count < limit, let package = try reader.next() { found.append(package) }
    return found
  }

  /// The files an installed package brought, from dpkg's list; `nil` if it is not installed.
  package func files(of name: String) -> [String]? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let candidates = ["\(name).list"] + ["amd64", "arm64", "i386"].map { "\(name):\($0).list" }
    for candidate in candidates {
      guard
        let source = try? ByteSource(path: infoDirectory + "/" + candidate, aptHelper: aptHelper),
        let bytes = try? Self.contents(source)
      else { continue }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter {
        $0 != "/."
      }
    }
    return nil
  }

  private static func contents(_ source: ByteSource) throws -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk.withUnsafeMutableBytes { try source.read(into: $0) }
      if count == 0 { return result }
      result += chunk[..<count]
    }
  }
}
