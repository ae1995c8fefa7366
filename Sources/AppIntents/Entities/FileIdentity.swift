import Glibc

/// What the file system calls a file, wherever it is.
struct FileIdentity: Hashable, Codable, Sendable {
  let volume: UInt64
  let number: UInt64
  /// Nanoseconds from 1970 to its creation, since the number of a deleted file is given to the next one; 0 where the
  /// file system does not keep it.
  let created: Int64

  init(volume: UInt64, number: UInt64, created: Int64) {
    self.volume = volume
    self.number = number
    self.created = created
  }

  /// Of the file at that path; `nil` if there is none.
  init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.init(
      volume: UInt64(facts.st_dev), number: UInt64(facts.st_ino), created: Self.creation(of: path) ?? 0)
  }

  // MARK: The date of creation

  private typealias ExtendedStatus =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer
    ) -> Int32

  /// `statx`, the only call that tells it; the C library's headers hide it from Swift.
  private static let extendedStatus: ExtendedStatus? = dlsym(nil, "statx").map {
    unsafeBitCast($0, to: ExtendedStatus.self)
  }

  /// `STATX_BTIME`, in the request and in the answer's mask.
  private static let creationBit: UInt32 = 0x800

  /// The answer is the kernel's `struct statx`: 256 bytes, the mask first, the creation's seconds at byte 80 and its
  /// nanoseconds behind them.
  private static func creation(of path: String) -> Int64? {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { answer in
      guard let call = extendedStatus, let base = answer.baseAddress,
        call(AT_FDCWD, path, 0, creationBit, base) == 0,
        answer.load(as: UInt32.self) & creationBit != 0
      else { return nil }
      let seconds = answer.load(fromByteOffset: 80, as: Int64.self)
      return seconds &* 1_000_000_000 &+ Int64(answer.load(fromByteOffset: 88, as: UInt32.self))
    }
  }
}
