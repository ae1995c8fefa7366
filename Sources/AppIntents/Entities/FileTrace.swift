import Glibc

/// What is known of a file that may have moved since.
struct FileTrace: Hashable, Codable, Sendable {
  /// Where it was last.
  let path: String
  let identity: Identity

  /// The file is the same wherever it is.
  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// What the file system calls a file.
  struct Identity: Hashable, Codable, Sendable {
    let volume: UInt64
    let number: UInt64
    /// Milliseconds since 1970, since the number of a deleted file is given to the next; 0 where it is not kept.
    let created: Int64

    init(volume: UInt64, number: UInt64, created: Int64) {
      self.volume = volume
      self.number = number
      self.created = created
    }

    /// Of the file at that path; `nil` if there is none.
    init?(path: String) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
        let volume = (facts[.systemNumber] as? NSNumber)?.uint64Value,
        let number = (facts[.systemFileNumber] as? NSNumber)?.uint64Value
      else { return nil }
      let created = (facts[.creationDate] as? Date)?.timeIntervalSince1970 ?? 0
      self.init(volume: volume, number: number, created: Int64((created * 1000).rounded()))
    }
  }

  /// Where the file is now, or the one that took its place; `nil` if neither is there.
  func currentPath() -> String? {
    let there = Identity(path: path)
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
      for entry in Self.entries(of: directory) {
        rest -= 1
        let candidate = directory == "/" ? "/\(entry.name)" : "\(directory)/\(entry.name)"
        if entry.number == identity.number, Identity(path: candidate) == identity { return candidate }
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
