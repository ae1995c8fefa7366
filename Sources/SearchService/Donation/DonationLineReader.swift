import Glibc
import SearchModel

/// Cuts the sources of a donation into lines, reading big blocks.
///
/// Accepts a byte-order mark, CRLF, blank lines and a missing last newline. Reading blocks its thread; memory is
/// one block, or the longest line up to the limit. Confined to one thread.
package final class DonationLineReader {
  private let lines: DonationLines
  private var sourceIndex = -1
  private var descriptor: Int32 = -1
  private var closesDescriptor = false
  private var isEndOfSource = true
  private var file: String?
  private var number = 0

  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private static let block = 1 << 20

  init(_ lines: DonationLines) {
    self.lines = lines
    buffer = .allocate(byteCount: Self.block, alignment: 16)
  }

  deinit {
    closeSource()
    buffer.deallocate()
  }

  /// Hands the next line that is not blank to `body`; `nil` when all sources are read.
  ///
  /// - Throws: `badData`, `denied` or `io` naming the source that cannot be read; what `body` throws.
  package func next<Result>(_ body: (DonationLine) throws -> Result) throws -> Result? {
    while true {
      guard let range = try nextLine() else { return nil }
      var verbatim = UnsafeRawBufferPointer(rebasing: buffer[range.bytes])
      if range.isTooLarge { verbatim = UnsafeRawBufferPointer(start: nil, count: 0) }
      var text = verbatim[...]
      if number == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
      if text.last == 0x0D { text = text.dropLast() }
      if !range.isTooLarge, text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      return try body(
        DonationLine(
          number: number, file: file, text: UnsafeRawBufferPointer(rebasing: text), verbatim: verbatim,
          isTooLarge: range.isTooLarge))
    }
  }

  /// The bytes of the next physical line in the buffer.
  private func nextLine() throws(LimelightError) -> (bytes: Range<Int>, isTooLarge: Bool)? {
    var searched = start
    var isTooLarge = false
    while true {
      if searched < end,
        let base = buffer.baseAddress,
        let found = memchr(base + searched, 0x0A, end - searched)
      {
        let newline = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        defer { start = newline + 1 }
        number += 1
        return (start..<newline, isTooLarge || newline - start > lines.lineLimit)
      }
      if isTooLarge || end - start > lines.lineLimit {
        isTooLarge = true
        start = end
      }
      if isEndOfSource {
        if start < end || isTooLarge {
          defer { start = end }
          number += 1
          return (start..<end, isTooLarge)
        }
        guard try openNext() else { return nil }
        searched = start
        continue
      }
      searched = end - start
      try fill()
      searched += start
    }
  }

  /// Makes room behind what is not yet used and reads once.
  private func fill() throws(LimelightError) {
    if start > 0 {
      if end > start, let base = buffer.baseAddress { memmove(base, base + start, end - start) }
      end -= start
      start = 0
    }
    if end == buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    while true {
      let count = read(descriptor, buffer.baseAddress.map { $0 + end }, buffer.count - end)
      if count > 0 { end += count }
      if count == 0 { isEndOfSource = true }
      if count >= 0 { return }
      guard errno == EINTR else {
        throw Self.failure(file ?? "the input", errno, isOpen: true)
      }
    }
  }

  private func openNext() throws(LimelightError) -> Bool {
    closeSource()
    sourceIndex += 1
    guard sourceIndex < lines.sources.count else { return false }
    start = 0
    end = 0
    number = 0
    isEndOfSource = false
    switch lines.sources[sourceIndex] {
    case .file(let path):
      descriptor = try Self.open(path)
      closesDescriptor = true
      file = lines.sources.count > 1 ? path : nil
    case .descriptor(let open):
      descriptor = open
      file = nil
    case .bytes(let bytes):
      if bytes.count > buffer.count {
        buffer.deallocate()
        buffer = .allocate(byteCount: bytes.count, alignment: 16)
      }
      buffer.copyBytes(from: bytes)
      end = bytes.count
      isEndOfSource = true
      file = nil
    }
    return true
  }

  private func closeSource() {
    if closesDescriptor { close(descriptor) }
    closesDescriptor = false
    descriptor = -1
  }

  /// Opens a file for reading.
  ///
  /// - Throws: `badData` for a missing file or a directory, `denied` without permission.
  static func open(_ path: String) throws(LimelightError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno, isOpen: false) }
    var information = stat()
    if fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw failure(path, EISDIR, isOpen: false)
    }
    return descriptor
  }

  private static func failure(_ name: String, _ number: Int32, isOpen: Bool) -> LimelightError {
    let reason = String(cString: strerror(number))
    let code: LimelightError.Code =
      switch number {
      case EACCES, EPERM: .denied
      case EIO: .io
      default: .badData
      }
    return LimelightError(
      code, "cannot \(isOpen ? "read" : "open") \(name): \(reason)",
      hint: "Name a readable file of NDJSON, or - for standard input.")
  }
}
