import Glibc

/// A pipe whose ends no other program inherits.
struct Pipe {
  var readEnd: Int32
  var writeEnd: Int32

  // The Glibc module leaves GNU's functions out; without this one another thread's new process could inherit an end
  // in the moment before it is marked.
  private typealias Function = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
  private static let pipe2: Function? = dlsym(nil, "pipe2").map { unsafeBitCast($0, to: Function.self) }

  /// - Returns: `nil` with `errno` set.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard let function = Self.pipe2, function(&ends, O_CLOEXEC) == 0 else { return nil }
    // Above the numbers that a child's own descriptors get, so that setting those up overwrites nothing.
    readEnd = Self.raise(ends[0])
    writeEnd = Self.raise(ends[1])
    if readEnd < 0 || writeEnd < 0 {
      closeAll()
      return nil
    }
  }

  private static func raise(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }

  mutating func closeReadEnd() { Self.close(&readEnd) }
  mutating func closeWriteEnd() { Self.close(&writeEnd) }

  mutating func closeAll() {
    closeReadEnd()
    closeWriteEnd()
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  private static func close(_ descriptor: Int32) { Glibc.close(descriptor) }
}
