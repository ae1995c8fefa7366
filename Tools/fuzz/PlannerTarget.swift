import IndexSchema
import SearchModel

@testable import SearchIndex

/// Whatever is typed is read as something, the same each time; in strict syntax it may be refused, never otherwise.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let recognizer = QueryRecognizer(target: resolver.target, words: words, now: 1_800_000_000)
  let first = recognizer.parse(text)
  precondition(first == recognizer.parse(text))
  precondition(first.clause != nil || !first.notices.isEmpty, "neither read nor refused: \(text)")
  _ = first.clause?.description
  for word in first.clause?.words ?? [] {
    _ = NearSpellings.correctable(word)
    precondition(word.token.alternatives.allSatisfy(isBounded))
  }
  let typed = Engagement.folded(text)
  precondition(Engagement.folded(typed) == typed, "folding \(text) twice differs")
  _ = Engagement.beginnings(of: typed)
  do {
    try StrictSyntax(target: resolver.target, words: words, now: 1_800_000_000).check(text)
  } catch let error as LimelightError {
    precondition(error.code == .usage)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private func isBounded(_ way: Token.Alternative) -> Bool {
  switch way {
  case .term(let term): term.utf8.count <= Terms.byteLimit
  case .phrase(let terms): terms.allSatisfy { $0.utf8.count <= Terms.byteLimit }
  }
}

private let words: @Sendable (String) -> [QueryWord] = { QueryWord.words(of: $0, analyzer: TextAnalyzer()) }

nonisolated(unsafe) private let resolver: KeyResolver = {
  var keys = CustomKeyTable()
  keys.add(CustomKey(name: "own", kind: .text, slot: 1000, options: .donated))
  keys.add(CustomKey(name: "own", kind: .number, slot: 1001, options: .donated))
  return KeyResolver(keys)
}()
