/// The arguments of a control line.
struct RoffArguments {
  struct Argument {
    var bytes: RoffConverter.Bytes
    /// Stood in quotation marks: spaces belong to it, two quotation marks mean one.
    var isQuoted: Bool
  }

  /// The request's name, without the leading control character.
  var name: String
  /// What follows the name, raw.
  var rest: RoffConverter.Bytes

  init(_ line: RoffConverter.Bytes) {
    var start = 1
    while start < line.count, Self.isBlank(line[start]) { start += 1 }
    var end = start
    while end < line.count, !Self.isBlank(line[end]), line[end] != UInt8(ascii: "\\") || end == start {
      end += 1
    }
    name = String(decoding: line[start..<end], as: UTF8.self)
    while end < line.count, Self.isBlank(line[end]) { end += 1 }
    rest = RoffConverter.Bytes(rebasing: line[end...])
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The arguments up to a comment.
  var list: [Argument] {
    var result: [Argument] = []
    var index = 0
    while index < rest.count {
      if Self.isBlank(rest[index]) {
        index += 1
        continue
      }
      let quote = UInt8(ascii: "\"")
      let isQuoted = rest[index] == quote
      let start = isQuoted ? index + 1 : index
      var end = start
      while end < rest.count {
        let byte = rest[end]
        if byte == UInt8(ascii: "\\") {
          if end + 1 < rest.count, rest[end + 1] == quote { break }
          end += 2
          continue
        }
        if isQuoted, byte == quote {
          guard end + 1 < rest.count, rest[end + 1] == quote else { break }
          end += 2
          continue
        }
        if !isQuoted, Self.isBlank(byte) { break }
        end += 1
      }
      end = min(end, rest.count)
      if end > start || isQuoted {
        result.append(Argument(bytes: RoffConverter.Bytes(rebasing: rest[start..<end]), isQuoted: isQuoted))
      }
      if end < rest.count, rest[end] == UInt8(ascii: "\\") { break }
      index = end + 1
    }
    return result
  }
}
