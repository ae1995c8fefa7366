/// One manual page as a file: where it lies and what it is called, known without reading it.
package struct ManualFile: Hashable, Sendable {
  package var name: String
  /// `1`, `3pm`, `8` and so on: what follows the last dot of the file's name.
  package var section: String
  package var path: String
  /// Other names of the page: symbolic links and `.so` files that lead here.
  package var alternateNames: [String] = []

  /// `name(section)`, as manual pages refer to each other.
  package var id: String { "\(name)(\(section))" }

  package init(name: String, section: String, path: String) {
    self.name = name
    self.section = section
    self.path = path
  }

  /// What a file's name says, or `nil` if it is no manual page's.
  package init?(fileName: String, directory: String) {
    var stem = fileName[...]
    if stem.hasSuffix(".gz") { stem = stem.dropLast(3) }
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { return nil }
    let section = stem[stem.index(after: dot)...]
    guard let first = section.utf8.first, "0123456789nl".utf8.contains(first) else { return nil }
    self.init(name: String(stem[..<dot]), section: String(section), path: directory + "/" + fileName)
  }

  /// Splits `name(section)`; a bare name has no section.
  package static func split(id: String) -> (name: String, section: String?) {
    guard id.hasSuffix(")"), let open = id.lastIndex(of: "("), open > id.startIndex else { return (id, nil) }
    return (String(id[..<open]), String(id[id.index(after: open)...].dropLast()))
  }
}
