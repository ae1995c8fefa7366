import SearchModel
import SearchService

/// `limelight status`: how the index is doing.
enum StatusCommand {
  private enum Format: String, CaseIterable { case prometheus }

  static func run(_ invocation: Invocation) async throws -> Int32 {
    let arguments = invocation.arguments
    try arguments.expectNoWords()
    let maximum = try arguments.duration(.maxAge)
    let format = try arguments.choice(.format, Format.self)
    let status = try await invocation.service.status()
    let now = invocation.service.clock.now()
    if format == .prometheus {
      try invocation.output.write(Prometheus.metrics(status, now: now))
    } else if invocation.printsJSON {
      try invocation.output.write(.status(status, now: now))
    } else if !invocation.talk.isQuiet {
      invocation.talk.say(status.notices)
      try lines(status, now: now).write(to: invocation.output, terminal: invocation.terminal)
    }
    guard let maximum else { return ExitCode.ok }
    let fresh = [status.lastReindexSuccess, status.builtAt].compactMap { $0 }.max()
    guard let fresh else {
      Talk.write("limelight: there is no index yet (4 stale). What to do: limelight reindex\n")
      return ExitCode.stale
    }
    guard now - fresh > maximum else { return ExitCode.ok }
    Talk.write(
      "limelight: the index is of \(RFC3339.format(fresh.rounded())) (4 stale). What to do: limelight reindex\n"
    )
    return ExitCode.stale
  }

  private static func lines(_ status: IndexStatus, now: Double) -> KeyValueLines {
    var lines = KeyValueLines()
    lines.add("home", status.home)
    lines.add("state", status.state.rawValue)
    lines.add("entities", String(status.entities))
    for app in status.apps {
      for (type, count) in app.types.sorted(by: { $0.key < $1.key }) {
        lines.add("\(app.app) \(type)", String(count))
      }
    }
    lines.add("catalog", "sequence \(status.catalogSequence), \(status.catalogBytes) bytes")
    if status.generation > 0 {
      lines.add(
        "index",
        "generation \(status.generation), applied \(status.appliedSequence), pending \(status.pending), "
          + "\(status.indexBytes) bytes")
    }
    lines.add("built", date: status.builtAt.map { $0.rounded() })
    lines.add("reindexed", date: status.lastReindexSuccess.map { $0.rounded() })
    lines.add("reindex skipped", date: status.lastReindexSkip.map { $0.rounded() })
    lines.add("reindex failed", date: status.lastReindexFailure.map { $0.rounded() })
    if status.rejected > 0 { lines.add("rejected records", String(status.rejected)) }
    if status.truncatedTokens > 0 { lines.add("truncated tokens", String(status.truncatedTokens)) }
    return lines
  }
}

/// The Prometheus text exposition format.
enum Prometheus {
  static func metrics(_ status: IndexStatus, now: Double) -> String {
    var text = ""
    func gauge(_ name: String, _ help: String, _ samples: [(labels: String, value: String)]) {
      guard !samples.isEmpty else { return }
      text += "# HELP limelight_\(name) \(help)\n# TYPE limelight_\(name) gauge\n"
      for sample in samples { text += "limelight_\(name)\(sample.labels) \(sample.value)\n" }
    }
    func plain(_ name: String, _ help: String, _ value: String?) {
      gauge(name, help, value.map { [("", $0)] } ?? [])
    }
    plain("up", "1 if the index answers without damage.", status.state == .degraded ? "0" : "1")
    gauge(
      "entities", "Entities by app and type.",
      status.apps.flatMap { app in
        app.types.sorted { $0.key < $1.key }.map {
          ("{app=\"\(label(app.app))\",type=\"\(label($0.key))\"}", String($0.value))
        }
      })
    plain("catalog_sequence", "Last sequence number of the catalog.", String(status.catalogSequence))
    plain("catalog_bytes", "Size of the catalog.", String(status.catalogBytes))
    plain("index_generation", "Number of the generation served.", String(status.generation))
    plain(
      "index_applied_sequence", "Last sequence number that is searchable.", String(status.appliedSequence))
    plain("index_pending", "Sequences not yet searchable.", String(status.pending))
    plain("index_bytes", "Size of the generation.", String(status.indexBytes))
    plain(
      "index_age_seconds", "Age of the generation.",
      status.builtAt.map { String(Int64(max(0, now - $0).rounded())) })
    plain("rejected_records", "Records refused so far.", String(status.rejected))
    plain("truncated_tokens", "Tokens cut so far.", String(status.truncatedTokens))
    let times = [
      ("success", status.lastReindexSuccess), ("skip", status.lastReindexSkip),
      ("failure", status.lastReindexFailure),
    ]
    gauge(
      "reindex_last_seconds", "When a reindex last ended so, in seconds since 1970.",
      times.compactMap { name, time in time.map { ("{outcome=\"\(name)\"}", String(Int64($0))) } })
    return text
  }

  private static func label(_ text: String) -> String {
    var label = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": label += "\\\\"
      case "\"": label += "\\\""
      case "\n": label += "\\n"
      default: label.unicodeScalars.append(scalar)
      }
    }
    return label
  }
}
