import Glibc
import SearchModel

/// The few file operations the index needs, with errors that say what to do.
enum FileSystem {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may create files in the directory; false too when it does not exist.
  static func isWritable(_ directory: String) -> Bool {
    faccessat(AT_FDCWD, directory, W_OK | X_OK, AT_EACCESS) == 0
  }

  /// Makes the directory and its missing parents, 0700.
  static func makeDirectory(_ path: String) throws(LimelightError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw error("cannot create the directory", path)
    }
    try makeDirectory(String(path[..<slash]))
    if mkdir(path, 0o700) != 0 && errno != EEXIST { throw error("cannot create the directory", path) }
  }

  /// Replaces the file in one step that survives power loss: readers see the old text or the new.
  static func replace(_ path: String, with text: String) throws(LimelightError) {
    let temporary = path + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw error("cannot write", temporary) }
    let count = text.utf8.count
    let written = text.withCString { write(descriptor, $0, count) }
    guard written == count, fsync(descriptor) == 0 else {
      let failure = error("cannot write", temporary)
      close(descriptor)
      throw failure
    }
    close(descriptor)
    guard Glibc.rename(temporary, path) == 0 else { throw error("cannot replace", path) }
    syncDirectory(of: path)
  }

  /// Makes an empty file if there is none, durable once it returns.
  static func touch(_ path: String) throws(LimelightError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      syncDirectory(of: path)
    } else if errno != EEXIST {
      throw error("cannot write", path)
    }
  }

  static func remove(_ path: String) { unlink(path) }

  /// Gives a file or directory another name; durable with the next change that syncs their directory.
  static func rename(_ path: String, to target: String) throws(LimelightError) {
    guard Glibc.rename(path, target) == 0 else { throw error("cannot rename", path) }
  }

  /// Removes a directory and all in it; what is already gone is no error.
  static func removeTree(_ path: String) {
    for name in names(in: path) {
      let child = path + "/" + name
      if unlink(child) != 0 { removeTree(child) }
    }
    rmdir(path)
  }

  /// The names in a directory, none if it cannot be read.
  static func names(in directory: String) -> [String] {
    guard let handle = opendir(directory) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The text of a small file, `nil` if it cannot be read.
  static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// Bytes of all regular files in a directory tree.
  static func size(_ path: String) -> Int64 {
    var information = stat()
    guard lstat(path, &information) == 0 else { return 0 }
    guard information.st_mode & S_IFMT == S_IFDIR else { return Int64(information.st_size) }
    return names(in: path).reduce(0) { $0 + size(path + "/" + $1) }
  }

  /// Fails unless so many bytes are free where the path is.
  ///
  /// A file system that does not say how much is free is taken to have enough.
  static func requireSpace(_ bytes: Int, at path: String) throws(LimelightError) {
    var status = statvfs()
    guard statvfs(path, &status) == 0, status.f_blocks > 0 else { return }
    let free = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
    guard !free.overflow, free.partialValue < UInt64(max(0, bytes)) else { return }
    throw .noSpace(path)
  }

  /// The error for the current `errno`.
  static func error(_ what: String, _ path: String) -> LimelightError {
    let reason = String(cString: strerror(errno))
    let message = "\(what) \(path): \(reason)"
    switch errno {
    case EACCES, EPERM, EROFS:
      return LimelightError(
        .denied, message, hint: "Run as the owner of the home, or name a writable one with --home.")
    case ENOSPC, EDQUOT:
      return LimelightError(.cannotCreate, message, hint: "Free some space; nothing was lost.")
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EEXIST, EISDIR:
      return LimelightError(.cannotCreate, message, hint: "Check the path given with --home.")
    default:
      return LimelightError(.io, message, hint: "Run `limelight verify`.")
    }
  }

  private static func syncDirectory(of path: String) {
    let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension FileSystem {
  /// Moves everything in a directory into another one and removes it.
  static func moveContents(of source: String, to target: String) throws(LimelightError) {
    for name in names(in: source) where Glibc.rename("\(source)/\(name)", "\(target)/\(name)") != 0 {
      throw error("cannot move", "\(source)/\(name)")
    }
    rmdir(source)
  }
}
