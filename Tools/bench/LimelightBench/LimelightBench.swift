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
        let words = try String(contentsOfFile: values[1], encoding: .utf8).split(separator: "\n").map(
          String.init)
        let queries = WarmQueries(
          home: HomePaths(directory: values[0]), words: words, rounds: Int(values[2]) ?? 1)
        try await queries.run(job: "word", suffix: " ")
        try await queries.run(job: "word-completed", suffix: "")
      default:
        complain("usage: limelight-bench bulk HOME CORPUS | limelight-bench query HOME WORDS ROUNDS")
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
