import FoundationEssentials

/// A type without an identifier of its own, known by an extension or a MIME type.
///
/// As on Apple's systems its identifier begins with `dyn.` and holds what is known, so that it keeps its meaning wherever it is
/// stored. How it is written is nobody's business but this file's, and differs from Apple's.
struct DynamicType: Equatable {
  var parents: [String] = []
  var fileExtension: String?
  var mimeType: String?

  private static let prefix = "dyn.l"
  private static let digits = Array("abcdefghijklmnop")

  var identifier: String {
    let fields = [parents.joined(separator: ","), fileExtension ?? "", mimeType ?? ""].joined(separator: "|")
    return fields.utf8.reduce(into: Self.prefix) { text, byte in
      text.append(Self.digits[Int(byte >> 4)])
      text.append(Self.digits[Int(byte & 15)])
    }
  }

  init(parents: [String], fileExtension: String?, mimeType: String?) {
    self.parents = parents
    self.fileExtension = fileExtension
    self.mimeType = mimeType
  }

  init?(identifier: String) {
    let identifier = identifier.lowercased()
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let halves = identifier.dropFirst(Self.prefix.count).map { Self.digits.firstIndex(of: $0) }
    guard halves.count % 2 == 0, !halves.contains(nil) else { return nil }
    let bytes = stride(from: 0, to: halves.count, by: 2).map {
      UInt8((halves[$0] ?? 0) << 4 | (halves[$0 + 1] ?? 0))
    }
    let fields = String(decoding: bytes, as: UTF8.self).split(
      separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return nil }
    parents = fields[0].split(separator: ",").map(String.init)
    fileExtension = fields[1].isEmpty ? nil : String(fields[1])
    mimeType = fields[2].isEmpty ? nil : String(fields[2])
  }
}
