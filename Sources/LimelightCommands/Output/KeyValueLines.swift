import SearchModel
import TerminalText

/// `key value` lines: aligned on a terminal, a tab between them on a pipe.
struct KeyValueLines {
  private var lines: [(key: String, value: String)] = []

  mutating func add(_ key: String, _ value: String?) {
    if let value { lines.append((key, value)) }
  }

  mutating func add(_ key: String, date: Double?) {
    if let date { lines.append((key, RFC3339.format(date))) }
  }

  /// A line for each element of a list.
  mutating func add(_ key: String, _ value: AttributeValue) {
    switch value {
    case .text(let text): add(key, text)
    case .integer(let number): add(key, String(number))
    case .number(let number): add(key, Self.json { $0.number(number) })
    case .boolean(let flag): add(key, flag ? "true" : "false")
    case .date(let seconds): add(key, date: seconds)
    case .data(let bytes): add(key, "\(bytes.count) bytes")
    case .list(let values): for value in values { add(key, value) }
    case .object: add(key, Self.json { $0.value(value) })
    case .localized(let texts):
      for (language, text) in texts.sorted(by: { $0.key < $1.key }) { add("\(key).\(language)", text) }
    }
  }

  /// - Parameter limit: longest value shown on a terminal, in characters; 0 = all of it.
  func write(to output: StandardOutput, terminal: Terminal, limit: Int = 0) throws {
    let width = lines.map(\.key.count).max() ?? 0
    for line in lines {
      guard terminal.isTerminal else {
        try output.write("\(Escape.text(line.key))\t\(Escape.text(line.value))\n")
        continue
      }
      let key = Escape.text(line.key, forTerminal: true)
      let isCut = limit > 0 && line.value.count > limit
      let value = Escape.text(isCut ? String(line.value.prefix(limit)) + "…" : line.value, forTerminal: true)
      let padding = String(repeating: " ", count: max(0, width - key.count) + 2)
      try output.write(terminal.dim(key) + padding + value + "\n")
    }
  }

  private static func json(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return writer.text
  }
}
