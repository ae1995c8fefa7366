import Foundation
import Testing

/// What Docs/CommandLine.md promises, held against what the built program says of itself.
@Suite("The page about the command line")
struct CommandLinePageTests {
  private let run: Recipe
  private let page: String

  init() throws {
    run = try Recipe(script: "")
    page = try Recipe.documentation("CommandLine.md")
  }

  @Test("Every exit code of the program stands in the page under its name, and no other")
  func exitCodes() throws {
    defer { run.remove() }
    let listed = try run.shell("limelight help exit-codes", [:]).split(separator: "\n").map {
      let words = $0.split(separator: " ")
      return "\(words[0]) \(words[1])"
    }
    let documented = page.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, Int(cells[0]) != nil else { return nil }
      return "\(cells[0]) \(cells[1])"
    }
    #expect(listed == documented)
    #expect(!listed.isEmpty)
  }

  @Test("Every verb and flag the program explains stands in the page")
  func flags() throws {
    defer { run.remove() }
    let verbs = try run.shell("limelight help", [:]).components(separatedBy: "Verbs:\n").last?
      .components(separatedBy: "\n\n").first?.split(separator: "\n").compactMap {
        $0.split(separator: " ").first
      }
    #expect((verbs ?? []).count > 5)
    for verb in verbs ?? [] {
      #expect(page.contains("| `\(verb)"), "no row for \(verb)")
      let help = try run.shell("limelight help \(verb)", [:])
      for word in help.split(whereSeparator: { " ,\n".contains($0) })
      where word.hasPrefix("--") && word.count > 2 {
        let flag = word.prefix { $0.isLetter || $0 == "-" }
        #expect(page.contains("`\(flag)`") || page.contains("`\(flag) "), "\(verb) has \(flag)")
      }
    }
  }
}
