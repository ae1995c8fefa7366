import Glibc

/// The directories that hold manual pages, in the default language.
///
/// Source: man(1), manpath(1). Translations (`de/man1`) are left out: they describe the same commands.
package struct ManualTree: Sendable {
  /// Hierarchies such as `/usr/share/man`, the preferred ones first.
  package var roots: [String]

  package init(roots: [String]) { self.roots = roots }

  /// The hierarchies that `MANPATH` names, else the usual ones.
  ///
  /// An empty element of `MANPATH` stands for the usual ones, as for man(1).
  package init(environment: [String: String]) {
    let usual = ["/usr/local/share/man", "/usr/share/man"]
    guard let path = environment["MANPATH"], !path.isEmpty else {
      self.init(roots: usual)
      return
    }
    var roots: [String] = []
    for element in path.split(separator: ":", omittingEmptySubsequences: false) {
      for root in element.isEmpty ? usual : [String(element)] where !roots.contains(root) {
        if root.hasPrefix("/") { roots.append(root) }
      }
    }
    self.init(roots: roots)
  }

  /// Every page once, its other names with it, in the order of roots and sections.
  ///
  /// Cost: one directory entry and one `stat` a file; only files small enough to hold nothing but a `.so`
  /// line are read. Unreadable directories are skipped.
  package func pages() -> [ManualFile] {
    var pages: [ManualFile] = []
    var known: Set<String> = []
    var byPath: [String: Int] = [:]
    var aliases: [(file: ManualFile, target: String)] = []
    var reader = ManualFileReader()
    for given in roots {
      guard let root = Self.realPath(given) else { continue }
      for directory in Self.entries(root).filter({ Self.isSection($0.name) }) {
        let path = root + "/" + directory.name
        for entry in Self.entries(path) {
          guard let file = ManualFile(fileName: entry.name, directory: path) else { continue }
          if let target = Self.alias(file.path, isLink: entry.isLink, root: root, reader: &reader) {
            aliases.append((file, target))
          } else if !entry.isLink, known.insert(file.id).inserted {
            byPath[file.path] = pages.count
            pages.append(file)
          }
        }
      }
    }
    let targets = Dictionary(aliases.map { ($0.file.path, $0.target) }) { first, _ in first }
    for (file, target) in aliases where !known.contains(file.id) {
      var end = target
      for _ in 0..<8 {
        guard let next = targets[end] else { break }
        end = next
      }
      if let index = byPath[end] {
        if pages[index].name != file.name, !pages[index].alternateNames.contains(file.name) {
          pages[index].alternateNames.append(file.name)
        }
      } else if targets[end] == nil, access(end, R_OK) == 0, known.insert(file.id).inserted {
        // The target lies outside these hierarchies: the alias is where the page is.
        pages.append(file)
      }
    }
    return pages
  }

  /// The file of a page, found by its name without walking the hierarchies.
  package func file(name: String, section: String) -> ManualFile? {
    guard !name.isEmpty, !name.contains("/"), !section.contains("/"), let first = section.first else {
      return nil
    }
    for root in roots {
      for directory in Set(["man\(first)", "man\(section)"]) {
        for suffix in [".gz", ""] {
          let path = "\(root)/\(directory)/\(name).\(section)\(suffix)"
          if access(path, R_OK) == 0 { return ManualFile(name: name, section: section, path: path) }
        }
      }
    }
    return nil
  }

  /// The files whose name holds the text, without regard to ASCII case: same names first, then beginnings.
  ///
  /// Cost: reads the directories, no file.
  package func files(matching text: String, limit: Int) -> [ManualFile] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    var found: [(rank: Int, file: ManualFile)] = []
    for root in roots {
      for directory in Self.entries(root).filter({ Self.isSection($0.name) }) {
        let path = root + "/" + directory.name
        for entry in Self.entries(path) {
          guard let file = ManualFile(fileName: entry.name, directory: path) else { continue }
          let name = file.name.lowercased()
          let rank = name == wanted ? 0 : name.hasPrefix(wanted) ? 1 : name.contains(wanted) ? 2 : 3
          if rank < 3 { found.append((rank, file)) }
        }
      }
    }
    found.sort { ($0.rank, $0.file.name, $0.file.section) < ($1.rank, $1.file.name, $1.file.section) }
    var seen: Set<String> = []
    var files: [ManualFile] = []
    for (_, file) in found where files.count < limit && seen.insert(file.id).inserted { files.append(file) }
    return files
  }

  // MARK: File system

  private static func isSection(_ name: String) -> Bool {
    guard name.hasPrefix("man"), let kind = name.utf8.dropFirst(3).first else { return false }
    return "0123456789nl".utf8.contains(kind)
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a link or a `.so` file leads, `nil` if the file is a page itself or leads nowhere.
  private static func alias(
    _ path: String, isLink: Bool, root: String, reader: inout ManualFileReader
  ) -> String? {
    if isLink { return realPath(path) }
    var status = stat()
    // gzip's header alone is some 20 bytes; a page with any text is longer than this.
    guard lstat(path, &status) == 0, status.st_size < 512, let source = reader.read(path) else { return nil }
    return sourcedPath(source, directory: directory(of: path), root: root)
  }

  /// The page that a source consisting of `.so FILE` stands for.
  static func sourcedPath(_ source: [UInt8], directory: String, root: String) -> String? {
    let lines = source.split(separator: UInt8(ascii: "\n"))
    guard
      let first = lines.first(where: { !$0.starts(with: ".\\\"".utf8) && !$0.starts(with: "'\\\"".utf8) }),
      first.starts(with: ".so ".utf8)
    else { return nil }
    let target = String(decoding: first.dropFirst(4), as: UTF8.self).trimmed
    let base = target.hasPrefix("/") ? target : (target.contains("/") ? root : directory) + "/" + target
    return realPath(base) ?? realPath(base + ".gz")
  }

  static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The names in a directory, sorted; empty if it cannot be read.
  private static func entries(_ path: String) -> [(name: String, isLink: Bool)] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var result: [(name: String, isLink: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first == "." { continue }
      var isLink = entry.pointee.d_type == UInt8(DT_LNK)
      if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
        var status = stat()
        isLink = lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      }
      result.append((name, isLink))
    }
    return result.sorted { $0.name < $1.name }
  }
}
