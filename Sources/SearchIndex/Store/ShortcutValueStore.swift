import Glibc
package import SearchModel

/// The shortcut values of each app, one file an app in the home.
package struct ShortcutValueStore: Sendable {
  private let directory: String
  private static let sizeLimit = 4 << 20

  package init(paths: HomePaths) { directory = paths.state + "/shortcuts" }

  /// What the app gave last; `nil` if nothing, or nothing readable, is kept.
  package func values(of app: String) -> ShortcutValues? {
    let descriptor = open(file(app), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.sizeLimit {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += block[..<count]
    }
    guard let values = (try? JSONValue.parse(bytes)).flatMap(ShortcutValues.init), values.app == app else {
      return nil
    }
    return values
  }

  /// Keeps what the app gave, in place of what it gave before.
  ///
  /// - Throws: `cannotCreate` or `denied` when the home cannot be written.
  package func keep(_ values: ShortcutValues) throws(LimelightError) {
    try FileSystem.makeDirectory(directory)
    try FileSystem.replace(file(values.app), with: values.json.text)
  }

  /// The app's identifier with every byte that is special in file names written as `%XX`.
  private func file(_ app: String) -> String {
    var name = ""
    for byte in app.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where !name.isEmpty: name += "."
      default: name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return directory + "/" + name + ".json"
  }
}
