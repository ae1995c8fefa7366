import Foundation
import SnippetUI
import Testing

/// A view with a bit of everything.
struct Sample: View {
  var hostile = "plain"
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").font(.title).bold() + Text(verbatim: " \(hostile)").foregroundStyle(.red)
      Label("Map", systemImage: "map")
      if hostile.isEmpty { Text("never") } else { Divider() }
      List([1, 2, 3], id: \.self) { Text("Row \($0)") }
      ForEach(0..<2) { Text("Number \($0)") }
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
      HStack {
        Button("Add") {}
        Spacer()
        Toggle("On", isOn: .constant(true))
      }
      .padding(.horizontal, 4)
      .background(Color(red: 0.5, green: 0.25, blue: 0.125), in: Capsule())
      .overlay { Text("over") }
      ProgressView(value: 0.25) { Text("Loading") }
      Gauge(value: 3, in: 0...4) { Text("Level") }
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      LabeledContent("Size", value: "12")
      Link("Site", destination: URL(string: "https://example.org/")!)
    }
    .contentTransition(.numericText())
    .animation(.easeInOut(duration: 0.5), value: hostile)
  }
}

@MainActor
@Suite struct ArchiveTests {
  private func archived(_ view: any View, limits: ArchiveLimits = ArchiveLimits()) -> ArchivedView {
    ArchivedView(ViewEvaluation.node(of: view), limits: limits)
  }

  @Test func `What is encoded is decoded to the same`() throws {
    let archive = archived(Sample(hostile: "<\u{1B}[31m \"quoted\" \u{202E} 日本語 👩‍👩‍👧>")).archive
    #expect(try ViewArchive(json: archive.json) == archive)
    #expect(archive.root.kind == .vertical)
    #expect(archive.root.modifiers.map(\.name) == ["contentTransition", "animation"])
    #expect(archive.root.modifiers[1].values["animation"] == ["name": "easeInOut", "duration": 0.5])
  }

  @Test func `The same view gives the same JSON`() {
    #expect(archived(Sample()).archive.json == archived(Sample()).archive.json)
  }

  @Test func `The JSON says kinds, values, modifiers and actions`() {
    let json = archived(Button("Add") {}.disabled(false).padding(3)).archive.json
    #expect(
      json
        == #"{"root":{"action":"1","children":[{"kind":"text","values":{"text":"Add"}}],"kind":"button","#
        + #""modifiers":[{"name":"disabled","values":{"active":false}},"#
        + #"{"name":"padding","values":{"edges":["top","leading","bottom","trailing"],"length":3}}]},"version":1}"#
    )
  }

  @Test func `An archive of a newer version is refused, one with unknown kinds and keys is not`() throws {
    #expect(throws: DecodingError.self) { try ViewArchive(json: #"{"version":2,"root":{"kind":"text"}}"#) }
    let archive = try ViewArchive(
      json: #"{"version":1,"root":{"kind":"hologram","depth":3,"values":{"text":"seen"}}}"#)
    #expect(archive.text() == "seen")
    #expect(archive.html.contains(">seen<"))
  }

  @Test func `Actions are numbered from 1 in reading order, and do what their buttons do`() async throws {
    var taps: [String] = []
    let view = VStack {
      Button("One") { taps.append("one") }
      Button("Two") { taps.append("two") }.disabled(true)
      Text("Three").onTapGesture { taps.append("three") }
    }
    let archived = archived(view)
    #expect(archived.actions.keys.sorted() == ["1", "2"])
    try await archived.actions["2"]?.perform()
    try await archived.actions["1"]?.perform()
    #expect(taps == ["three", "one"])
  }

  @Test func `A view beyond the bounds is cut, with a mark`() {
    var limits = ArchiveLimits()
    limits.nodes = 10
    let many = archived(List(0..<1000) { Text("Row \($0)") }, limits: limits).archive
    #expect(many.root.children.count == 10)
    #expect(many.root.children.last?.kind == .omitted)
    let long = archived(Text(verbatim: String(repeating: "x", count: 50_000))).archive
    #expect(long.root.values["text"]?.text?.count == 10_001)
    limits.nodes = 1000
    limits.total = 100
    let texts = archived(
      List(0..<50) { _ in Text(verbatim: String(repeating: "y", count: 60)) }, limits: limits)
    #expect(texts.archive.root.children.count < 5)
  }

  @Test func `A deep view is cut where its archive would be too deep`() throws {
    var view = AnyView(Text("inside"))
    for _ in 0..<150 { view = AnyView(VStack { view }) }
    let archive = archived(view).archive
    #expect(try ViewArchive(json: archive.json) == archive)
    #expect(archive.json.contains("omitted"))
    #expect(archive.text() == "[…]")
  }

  @Test func `Numbers that JSON does not have are left out`() throws {
    let archive = archived(Text("a").opacity(.nan).frame(maxWidth: .infinity).offset(x: .infinity)).archive
    #expect(try ViewArchive(json: archive.json) == archive)
    #expect(archive.root.modifier(named: "frame")?["maxWidth"] == "infinity")
    #expect(archive.root.modifier(named: "offset") == ["y": 0])
  }
}

extension ViewArchive.Node {
  func modifier(named name: String) -> [String: ViewValue]? { modifiers.last { $0.name == name }?.values }
}
