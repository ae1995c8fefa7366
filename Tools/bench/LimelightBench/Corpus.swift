import Foundation
import SearchModel

/// The entities of a corpus file, read and parsed before anything is measured.
struct Corpus {
  struct Record {
    var id: String
    var title: String
    var description: String
    var keywords: [String]
    /// Only in a rich corpus.
    var version: String?
    /// Only in a corpus for typing.
    var modified: Date?
    var hint: Double?
    /// The custom keys of a rich corpus: maintainer, installedSize.
    var custom: [(key: String, value: JSONValue)]
  }

  let records: [Record]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var records: [Record] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let object = try JSONValue.parse([UInt8](line))
      guard case .object(let members) = object, let id = object["id"]?.string else {
        throw LimelightError(.badData, "a corpus line is not an entity")
      }
      records.append(
        Record(
          id: id, title: object["title"]?.string ?? "",
          description: object["contentDescription"]?.string ?? "",
          keywords: object["keywords"]?.array?.compactMap(\.string) ?? [],
          version: object["version"]?.string,
          modified: object["contentModificationDate"]?.string.flatMap(RFC3339.parseDate)
            .map(Date.init(timeIntervalSince1970:)),
          hint: object["rankingHint"].flatMap(Self.number),
          custom: members.filter { !Self.common.contains($0.key) }))
    }
    self.records = records
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private static let common: Set<String> = [
    "type", "id", "title", "contentDescription", "keywords", "version", "contentModificationDate",
    "rankingHint",
  ]
}
