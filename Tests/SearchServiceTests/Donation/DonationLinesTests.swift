import Glibc
import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("Cutting a stream into lines")
struct DonationLinesTests {
  struct Seen: Equatable {
    var number: Int
    var text: String
    var isTooLarge = false
  }

  static func lines(_ lines: DonationLines) throws -> [Seen] {
    let reader = lines.makeReader()
    var seen: [Seen] = []
    while let line = try reader.next({
      Seen(number: $0.number, text: String(decoding: $0.text, as: UTF8.self), isTooLarge: $0.isTooLarge)
    }) { seen.append(line) }
    return seen
  }

  static func lines(_ text: String) throws -> [Seen] { try lines(DonationLines([.bytes(Array(text.utf8))])) }

  @Test("A byte-order mark, CRLF, blank lines and a missing last newline are accepted and counted")
  func oddities() throws {
    #expect(
      try Self.lines("\u{FEFF}{1}\r\n\r\n  \t\n{4}\n\n{6}")
        == [Seen(number: 1, text: "{1}"), Seen(number: 4, text: "{4}"), Seen(number: 6, text: "{6}")])
    #expect(try Self.lines("").isEmpty)
    #expect(try Self.lines("\n\n").isEmpty)
  }

  @Test("The verbatim line keeps its carriage return and byte-order mark")
  func verbatim() throws {
    let reader = DonationLines([.bytes(Array("\u{FEFF}x\r\n".utf8))]).makeReader()
    let bytes = try reader.next { Array($0.verbatim) }
    #expect(bytes == Array("\u{FEFF}x\r".utf8))
  }

  @Test("A line over the limit is skipped and those around it are read", arguments: [false, true])
  func tooLarge(throughPipe: Bool) throws {
    let long = String(repeating: "x", count: 3_000_000)
    let text = Array("one\n\(long)\nthree\n\(long)".utf8)
    let expected = [
      Seen(number: 1, text: "one"), Seen(number: 2, text: "", isTooLarge: true),
      Seen(number: 3, text: "three"),
      Seen(number: 4, text: "", isTooLarge: true),
    ]
    if throughPipe {
      let file = try TemporaryHome()
      let path = try file.write(text, to: "long.ndjson")
      var lines = DonationLines([.file(path)])
      lines.lineLimit = 1_500_000
      #expect(try Self.lines(lines) == expected)
    } else {
      var lines = DonationLines([.bytes(text)])
      lines.lineLimit = 1_500_000
      #expect(try Self.lines(lines) == expected)
    }
  }

  @Test("Lines longer than a block and lines on its edge come out whole")
  func blockEdges() throws {
    var random = SeededRandom(seed: 20)
    var text = ""
    var expected: [Seen] = []
    for number in 1...60 {
      let length = Int.random(in: 1...(number % 10 == 0 ? 3_000_000 : 90_000), using: &random)
      let line = String(repeating: Character(Unicode.Scalar(UInt8(97 + number % 26))), count: length)
      expected.append(Seen(number: number, text: line))
      text += line + "\n"
    }
    let home = try TemporaryHome()
    #expect(try Self.lines(DonationLines([.file(try home.write(Array(text.utf8), to: "big"))])) == expected)
  }

  @Test("Several files are numbered each from 1 and do not run together")
  func severalFiles() throws {
    let home = try TemporaryHome()
    let first = try home.write(Array("a".utf8), to: "first")
    let second = try home.write(Array("b\nc".utf8), to: "second")
    let reader = DonationLines([.file(first), .file(second)]).makeReader()
    var seen: [String] = []
    while let line = try reader.next({
      "\($0.file ?? "") \($0.number) \(String(decoding: $0.text, as: UTF8.self))"
    }) {
      seen.append(line)
    }
    #expect(seen == ["\(first) 1 a", "\(second) 1 b", "\(second) 2 c"])
  }

  @Test("A file that is missing or a directory is named before anything is read")
  func unreadable() throws {
    let home = try TemporaryHome()
    for path in [home.path + "/missing", home.path] {
      let error = #expect(throws: LimelightError.self) { try DonationLines([.file(path)]).check() }
      #expect(error?.code == .badData)
      #expect(error?.message.contains(path) == true)
    }
  }
}
