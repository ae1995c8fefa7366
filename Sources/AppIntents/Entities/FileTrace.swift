import Glibc

/// What is known of a file that may have moved since.
struct FileTrace: Hashable, Codable, Sendable {
  /// Where it was last.
  let path: String
  let identity: FileIdentity

  /// The file is the same wherever it is.
  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Where the file is now, or the one that took its place; `nil` if neither is there.
  func currentPath() -> String? {
    let there = FileIdentity(path: path)
    if there == identity { return path }
    return search() ?? (there == nil ? nil : path)
  }

  // MARK: Looking around

  private static let limit = 20_000

  /// Looks in the file's directory and in all below it, then in its parent and all below that, and so on.
  private func search() -> String? {
    var rest = Self.limit
    var directory = (path as NSString).deletingLastPathComponent
    var searched: String?
    while rest > 0 {
      if let found = search(below: directory, except: searched, &rest) { return found }
      guard directory != "/" else { return nil }
      searched = directory
      directory = (directory as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// Breadth first: what was moved is mostly near.
  private func search(below top: String, except searched: String?, _ rest: inout Int) -> String? {
    var waiting = [top]
    var place = 0
    while place < waiting.count, rest > 0 {
      let directory = waiting[place]
      place += 1
      // What is mounted elsewhere, or is no real directory of files, has other files.
      guard FileIdentity(path: directory)?.volume == identity.volume else { continue }
      for entry in Self.entries(of: directory) {
        rest -= 1
        let candidate = directory == "/" ? "/\(entry.name)" : "\(directory)/\(entry.name)"
        if entry.number == identity.number, FileIdentity(path: candidate) == identity { return candidate }
        // Not through symbolic links, which would lead in circles.
        if entry.isDirectory, candidate != searched { waiting.append(candidate) }
      }
    }
    return nil
  }

  private struct DirectoryEntry {
    let name: String
    let number: UInt64
    let isDirectory: Bool
  }

  /// What a directory holds; nothing of one that cannot be read.
  ///
  /// The numbers are in the directory itself, so that files of other numbers need not be looked at one by one.
  private static func entries(of directory: String) -> [DirectoryEntry] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(
        DirectoryEntry(
          name: name, number: UInt64(entry.pointee.d_ino),
          isDirectory: Int(entry.pointee.d_type) == Int(DT_DIR)))
    }
    return entries
  }
}
