import Foundation
import FoundationAdditions
import SnippetUI
import Testing

@MainActor
@Suite struct TextTests {
  private func runs(_ text: Text) -> [ViewValue] {
    let node = ViewEvaluation.node(of: text)
    return node.values["runs"]?.list ?? [["text": node.values["text"] ?? .null]]
  }

  @Test func `Texts are joined, each with its look`() {
    let text = Text("a").bold() + Text(verbatim: "b") + Text("c").italic().font(.caption)
    #expect(
      runs(text) == [
        ["text": "a", "bold": true], ["text": "b"],
        ["text": "c", "italic": true, "font": ["style": "caption"]],
      ])
  }

  @Test func `The look said first goes before the one said later`() {
    #expect(
      runs(Text("a").foregroundColor(.red).foregroundColor(.blue)) == [
        ["text": "a", "foreground": ["color": "red"]]
      ])
    #expect(
      runs((Text("a").bold(false) + Text("b")).bold()) == [
        ["text": "a", "bold": false], ["text": "b", "bold": true],
      ])
  }

  @Test func `Marks in a text that is looked up count, in one that is not they do not`() {
    #expect(
      runs(Text("**bold** and *it* `code` ~~no~~ [site](https://example.org)")) == [
        ["text": "bold", "bold": true], ["text": " and "], ["text": "it", "italic": true], ["text": " "],
        ["text": "code", "monospaced": true], ["text": " "], ["text": "no", "strikethrough": true],
        ["text": " "],
        ["text": "site", "link": "https://example.org"],
      ])
    #expect(Text(verbatim: "**a**").plain == "**a**")
    let value = "**a**"
    #expect(Text(value).plain == "**a**")
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**open", "[no link]", "a ** b ** c", "*", "\\", "[x](", "``",
  ])
  func `What is no mark stays as it is`(text: String) {
    #expect(Text(LocalizedStringKey(text)).plain == text)
  }

  @Test func `Values and texts are interpolated with their looks`() {
    let name = Text("Ada").bold()
    #expect(
      runs(Text("Hi \(name), \(3) of \(Image(systemName: "star")).")) == [
        ["text": "Hi "], ["text": "Ada", "bold": true], ["text": ", 3 of "],
        ["text": "", "image": ["symbol": "star"]], ["text": "."],
      ])
    #expect(Text("\(2.5, specifier: "%.2f") \(LocalizedStringResource("r"))").plain == "2.50 r")
    #expect(Text("mark \u{F8F0}9\u{F8F1} \(name)").plain == "mark \u{F8F0}9\u{F8F1} Ada")
  }

  @Test func `Literals, resources, strings and attributed texts make texts`() {
    let resource: LocalizedStringResource = "resource"
    var attributed = AttributedString("link")
    attributed.link = URL(string: "https://example.org")
    #expect(Text(resource).plain == "resource")
    #expect(Text("ab".dropFirst()).plain == "b")
    #expect(runs(Text(attributed)) == [["text": "link", "link": "https://example.org"]])
    #expect(Text(12, format: .percent).plain == "12%")
    #expect(Text("a") == Text("a") && Text("a") != Text("b"))
  }

  @Test func `Dates are shown as of now`() {
    #expect(Text(Date(timeIntervalSinceNow: 3600 * 26 + 30), style: .relative).plain == "1 day, 2 hr")
    #expect(Text(Date(timeIntervalSinceNow: -3661.5), style: .timer).plain == "1:01:01")
    #expect(Text(Date(timeIntervalSinceNow: -125), style: .offset).plain == "-2 min")
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90)
    #expect(Text(timerInterval: past).plain == "0:00")
    #expect(Text(timerInterval: past, pauseTime: Date(timeIntervalSince1970: 20)).plain == "1:10")
  }
}
