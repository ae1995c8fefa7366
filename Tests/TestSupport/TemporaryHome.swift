import Glibc
package import SearchModel

/// A private directory that is removed with everything in it when the last reference goes.
package final class TemporaryHome: Sendable {
  /// Its absolute path, mode 0700.
  package let path: String

  /// The home that is this directory.
  package var paths: HomePaths { HomePaths(directory: path) }

  /// - Throws: `cannotCreate` when no temporary directory can be made.
  package init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/limelight-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw LimelightError(.cannotCreate, "no temporary directory: \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  /// Writes a file below the home and returns its path; missing directories are made.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let target = path + "/" + name
    var directory = path
    for part in name.split(separator: "/").dropLast() {
      directory += "/" + part
      mkdir(directory, 0o700)
    }
    guard let file = fopen(target, "w") else {
      throw LimelightError(.cannotCreate, "cannot write \(target): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw LimelightError(.io, "cannot write \(target)")
    }
    return target
  }

  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// The bytes of a file below the home.
  package func read(_ name: String) throws -> [UInt8] {
    guard let file = fopen(path + "/" + name, "r") else {
      throw LimelightError(.io, "cannot read \(path)/\(name): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  private static func remove(_ path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    guard information.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // A test may have taken the permissions away.
    chmod(path, 0o700)
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(directory)
    }
    rmdir(path)
  }
}
