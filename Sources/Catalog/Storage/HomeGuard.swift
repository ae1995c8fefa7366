import CSQLite
import Glibc
package import SearchModel

/// Whether files of a home may be made, and how: owner, file system, modes.
package enum HomeGuard {
  /// Throws unless this process may write in that directory of the home; creates nothing.
  ///
  /// - Parameter force: take a network file system all the same.
  /// - Throws: `.denied` if another user owns it or it cannot be written, `.config` on a network file system.
  package static func check(directory: String, force: Bool = false) throws(LimelightError) {
    var existing = directory
    var status = stat()
    var isItself = true
    while stat(existing, &status) != 0 {
      guard errno == ENOENT || errno == ENOTDIR else { throw failure("read", existing, errno) }
      isItself = false
      guard let parent = parent(of: existing) else { break }
      existing = parent
    }
    if isItself { try check(owner: status.st_uid, of: directory) }
    if !force, let name = networkFileSystem(existing) {
      throw LimelightError(
        .config, "\(directory) is on a network file system (\(name)), where locks cannot be relied on",
        hint: "Put the home on a local disk with --home, or use --force.")
    }
    guard faccessat(AT_FDCWD, existing, W_OK | X_OK, AT_EACCESS) == 0 else {
      throw failure("write in", existing, errno)
    }
  }

  /// Throws unless the directories of the home that exist are this user's and can be read; creates nothing.
  ///
  /// - Throws: `.denied`.
  package static func checkOwner(_ paths: HomePaths) throws(LimelightError) {
    for directory in paths.data == paths.state ? [paths.data] : [paths.data, paths.state] {
      var status = stat()
      guard stat(directory, &status) == 0 else {
        if errno == EACCES { throw failure("read", directory, EACCES) }
        continue
      }
      try check(owner: status.st_uid, of: directory)
      guard status.st_mode & S_IFMT == S_IFDIR, status.st_mode & 0o500 != 0o500 else { continue }
      // What the owner's bits do not allow may be allowed otherwise.
      if faccessat(AT_FDCWD, directory, R_OK | X_OK, AT_EACCESS) != 0 {
        throw failure("read", directory, errno)
      }
    }
  }

  private static func check(owner: uid_t, of directory: String) throws(LimelightError) {
    guard owner != geteuid() else { return }
    throw LimelightError(
      .denied, "\(directory) belongs to user \(owner), not to you (user \(geteuid()))",
      hint: "Run as its owner, or choose another home with --home.")
  }

  /// Makes a directory and its missing parents, mode 0700 whatever the umask.
  package static func makeDirectory(_ path: String) throws(LimelightError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw failure("use as a directory", path, ENOTDIR) }
      return
    }
    if let parent = parent(of: path) { try makeDirectory(parent) }
    if mkdir(path, 0o700) == 0 {
      chmod(path, 0o700)
    } else if errno != EEXIST {
      throw failure("create", path, errno)
    }
  }

  /// Makes an empty file of mode 0600 unless there is one.
  ///
  /// It appears complete under its name: opening and closing the file itself would drop the POSIX locks of
  /// an SQLite connection of this process.
  static func makeFile(_ path: String) throws(LimelightError) {
    guard access(path, F_OK) != 0 else { return }
    let draft = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("create", draft, errno) }
    fchmod(descriptor, 0o600)
    close(descriptor)
    defer { unlink(draft) }
    guard link(draft, path) == 0 || errno == EEXIST else {
      // No hard links here (FAT): the rename may replace only a file made since the look above.
      guard errno == EPERM || errno == EOPNOTSUPP, rename(draft, path) == 0 else {
        throw failure("create", path, errno)
      }
      return
    }
  }

  /// The name of the network file system a path lies on; `nil` on a local one.
  package static func networkFileSystem(_ path: String) -> String? {
    networkFileSystems[limelight_file_system(path)]
  }

  /// Magic numbers of linux/magic.h and the kernel's file system sources.
  ///
  /// FUSE and 9P are absent: most of what they carry is local (sandboxes, virtual machines).
  private static let networkFileSystems: [UInt32: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB2", 0x5346_414F: "AFS",
    0x6B41_4653: "AFS", 0x7375_7245: "Coda", 0x00C3_6400: "Ceph", 0x0BD0_0BD0: "Lustre",
    0x0116_1970: "GFS2", 0x7461_636F: "OCFS2", 0x564C: "NCP",
  ]

  private static func parent(of path: String) -> String? {
    guard path != "/", path != "." else { return nil }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func failure(_ doing: String, _ path: String, _ code: Int32) -> LimelightError {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    let kind: LimelightError.Code =
      switch code {
      case EACCES, EPERM, EROFS: .denied
      case ENOSPC, EDQUOT, EMFILE, ENFILE, ENAMETOOLONG, ENOTDIR, EEXIST: .cannotCreate
      default: .io
      }
    return LimelightError(
      kind, "Cannot \(doing) \(path): \(reason)", hint: "Check its mode and owner, or use --home.")
  }
}
