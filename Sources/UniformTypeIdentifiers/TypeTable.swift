/// What the package itself knows about types: those that apps name in code, and a few that files often have.
struct TypeTable: Sendable {
  struct Row: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
    let name: String
  }

  static let shared = TypeTable(text)

  let rows: [Row]
  private var places: [String: Int] = [:]
  private var byExtension: [String: [Int]] = [:]
  private var byMIMEType: [String: [Int]] = [:]

  private init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func list(_ field: String) -> [String] { field.split(separator: ",").map(String.init) }
      return Row(
        identifier: fields[0], parents: list(fields[1]), extensions: list(fields[2]),
        mimeType: fields[3].isEmpty ? nil : fields[3], name: fields[4])
    }
    for (place, row) in rows.enumerated() {
      places[row.identifier.lowercased()] = place
      for name in row.extensions { byExtension[name, default: []].append(place) }
      if let type = row.mimeType { byMIMEType[type, default: []].append(place) }
    }
  }

  /// The row of that identifier, in whatever case it is written.
  subscript(identifier: String) -> Row? {
    (places[identifier] ?? places[identifier.lowercased()]).map { rows[$0] }
  }

  /// The types files of that extension have, in lower case.
  func types(withExtension name: String) -> [Row] { (byExtension[name] ?? []).map { rows[$0] } }

  /// The types of that MIME type, in lower case.
  func types(withMIMEType type: String) -> [Row] { (byMIMEType[type] ?? []).map { rows[$0] } }
}
