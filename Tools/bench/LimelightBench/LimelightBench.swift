import Foundation
import SearchModel

/// Measures Limelight through the API an app uses; `Tools/bench/run` compares it with plain Xapian.
///
/// Prints one JSON line for each measurement.
@main
struct LimelightBench {
  static func main() async {
    var arguments = CommandLine.arguments.dropFirst()
    let verb = arguments.popFirst() ?? ""
    let values = Array(arguments)
    do {
      switch (verb, values.count) {
      case ("bulk", 2):
        try await BulkDonation(home: HomePaths(directory: values[0])).run(corpus: Corpus(path: values[1]))
      case ("query", 3):
        let lines = try String(contentsOfFile: values[1], encoding: .utf8).split(separator: "\n").map(
          String.init)
        let home = HomePaths(directory: values[0])
        let rounds = Int(values[2]) ?? 1
        if lines.contains(where: { $0.contains("\t") }) {
          try await WarmQueries(home: home, lines: lines, job: "", rounds: rounds).run(suffix: "")
        } else {
          try await WarmQueries(home: home, lines: lines, job: "word", rounds: rounds).run(suffix: " ")
          try await WarmQueries(home: home, lines: lines, job: "word-completed", rounds: rounds).run(
            suffix: "")
        }
      case ("typing", 3), ("typing", 4):
        let lines = try String(contentsOfFile: values[1], encoding: .utf8).split(separator: "\n").map(
          String.init)
        try await WarmQueries(
          home: HomePaths(directory: values[0]), lines: lines, job: "typing", rounds: Int(values[2]) ?? 1,
          isTyping: true, explained: values.count == 4 ? Int(values[3]) ?? 0 : 0
        ).run(suffix: "")
      case ("spotlight", 3), ("spotlight", 4):
        let titles = try String(contentsOfFile: values[1], encoding: .utf8).split(separator: "\n")
        try await SpotlightQueries(
          home: HomePaths(directory: values[0]), titles: titles.map(String.init),
          comparesOnly: values.last == "compare"
        ).run(rounds: Int(values[2]) ?? 1)
      case ("hostile", 4), ("hostile", 5):
        var hostile = HostileQueries(
          home: HomePaths(directory: values[0]), entities: Int(values[1]) ?? 0, queries: Int(values[2]) ?? 0,
          first: values.count == 5 ? Int(values[4]) ?? 0 : 0,
          text: HostileText(random: SeededNumbers(state: UInt64(values[3]) ?? 0)))
        if try await !hostile.run() { exit(1) }
      case ("quality", 2), ("quality", 3):
        try await QualityRun(home: HomePaths(directory: values[0]))
          .run(documents: values.count == 3 ? values[2] : nil, queries: values[1])
      default:
        complain(
          "usage: limelight-bench bulk HOME CORPUS | limelight-bench query HOME WORDS ROUNDS | "
            + "limelight-bench typing HOME QUERIES ROUNDS [EXPLAINED] | "
            + "limelight-bench spotlight HOME TITLES ROUNDS [compare] | limelight-bench hostile HOME ENTITIES QUERIES SEED [FIRST] | "
            + "limelight-bench quality HOME QUERIES [DOCUMENTS]"
        )
        exit(2)
      }
    } catch {
      complain("limelight-bench: \(error)")
      exit(1)
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
