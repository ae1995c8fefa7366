import Foundation
import SnippetUI
import Testing

@MainActor
@Suite struct HTMLTests {
  private func html(_ view: any View) -> String { ArchivedView(ViewEvaluation.node(of: view)).archive.html }

  @Test func `Text is escaped wherever it stands`() {
    let hostile = #"<script>alert("x")</script>' onload='y' & \#u{1B}[31m\#u{202E}"#
    let page = html(
      VStack {
        Text(verbatim: hostile).bold()
        Label(hostile, systemImage: hostile)
        Image(hostile).accessibilityLabel(hostile).help(hostile)
        Button(hostile) {}
        LabeledContent(hostile, value: hostile)
        Text("x").badge(hostile).accessibilityAction(named: hostile) {}
        Picker(hostile, selection: .constant(hostile)) { Text(hostile).tag(hostile) }
      })
    #expect(!page.contains("<script"))
    #expect(!page.contains("\u{1B}"))
    #expect(!page.contains("\u{202E}"))
    // Every quote of the text is escaped, so no attribute ends early.
    #expect(!page.contains("onload='"))
    #expect(page.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39; onload=&#39;y&#39; &amp; "))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd", "vbscript:x",
    "x-app://y",
  ])
  func `Addresses that do more than lead to the web are not linked`(address: String) throws {
    let url = try #require(URL(string: address))
    let page = html(
      VStack {
        Link("go", destination: url)
        AsyncImage(url: url)
      })
    #expect(!page.contains("href") && !page.contains("src"))
    #expect(page.contains(">go<"))
  }

  @Test func `The web and mail are linked, pictures are left to the reader`() {
    let page = html(
      VStack {
        Link("site", destination: URL(string: "https://example.org/?a=1&b=2")!)
        Link("mail", destination: URL(string: "mailto:ada@example.org")!)
        AsyncImage(url: URL(string: "https://example.org/a.png"))
      })
    #expect(page.contains(#"href="https://example.org/?a=1&amp;b=2""#))
    #expect(page.contains(#"href="mailto:ada@example.org""#))
    #expect(page.contains(#"<img src="https://example.org/a.png" alt="" loading="lazy""#))
  }

  @Test func `A link inside an archive from elsewhere is judged too`() throws {
    let archive = try ViewArchive(
      json: #"{"version":1,"root":{"kind":"link\" onclick=\"x","values":{"url":"javascript:x"},"#
        + #""action":"1\" onclick=\"y","modifiers":[{"name":"foregroundStyle","values":{"style":{"color":"red;x:y"}}},"#
        + #"{"name":"frame","values":{"width":1e300}}]}}"#)
    #expect(!archive.html.contains("onclick=\""))
    #expect(!archive.html.contains("red;"))
    #expect(archive.html.contains("width:2000px"))
  }

  @Test func `Taps are data, looks are inline, and nothing handles events`() {
    let page = html(
      HStack {
        Button("Add", role: .destructive) {}.tint(.red)
        Toggle("On", isOn: .constant(false))
        Button("No") {}.disabled(true)
        Text("big").font(.largeTitle).foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      })
    #expect(
      page.contains(#"<button type="button" data-action="1" class="snippet-button" style="color:red">"#))
    #expect(page.contains(#"data-action="2""#) && page.contains(#"aria-checked="false""#))
    #expect(page.contains(#"<button type="button" disabled"#))
    #expect(page.contains("font-size:2em;color:rgba(255,128,0,1.0)"))
    #expect(!page.contains(" on") && !page.contains("<script") && !page.contains("<form"))
  }

  @Test func `Every element that begins ends`() {
    let page = html(Sample())
    for tag in ["div", "span", "ul", "li", "table", "tr", "td", "button", "label", "a", "section"] {
      #expect(
        page.count(of: "<\(tag)>") + page.count(of: "<\(tag) ") == page.count(of: "</\(tag)>"), "\(tag)")
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
