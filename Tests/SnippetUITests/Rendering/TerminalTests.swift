import Foundation
import SnippetUI
import TerminalText
import Testing

@MainActor
@Suite struct TerminalTests {
  private func text(_ view: any View, width: Int = 40, styled: Bool = false) -> String {
    ArchivedView(ViewEvaluation.node(of: view)).archive.text(width: width, styled: styled)
  }

  @Test func `Views stand below and beside each other`() {
    let view = VStack(alignment: .leading) {
      Text("Heron Lake")
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      HStack {
        Text("a")
        VStack(alignment: .leading) {
          Text("b")
          Text("c")
        }
      }
    }
    #expect(text(view, width: 20) == "Heron Lake\nleft           right\na b\n  c")
  }

  @Test func `What does not fit beside each other gives way, then goes below`() {
    let words = "one two three four five six"
    let beside = HStack(alignment: .top) {
      Text("Label")
      Text(words)
    }
    #expect(text(beside, width: 20) == "Label one two three\n      four five six")
    #expect(text(beside, width: 12) == "Label\none two\nthree four\nfive six")
  }

  @Test func `Actions are numbered, toggles show their state, disabled ones have no number`() {
    let view = VStack(alignment: .leading) {
      Button("Add") {}
      Button {
      } label: {
        Image(systemName: "heart.fill")
      }
      Toggle("Wi-Fi", isOn: .constant(true))
      Button("Off") {}.disabled(true)
      Button {
      } label: {
        Image(systemName: "figure.walk")
      }.accessibilityLabel("Walk")
    }
    #expect(text(view) == "[1] Add\n[2] ♥\n[3] ☑ Wi-Fi\nOff\nWalk")
  }

  @Test(arguments: ["日本語日本語日本語", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "éé e\u{301}e\u{301}e\u{301}e\u{301} wide", "supercalifragilistic"])
  func `No line is wider than asked for, and no character is broken or lost`(content: String) {
    let lines = text(Text(verbatim: content), width: 6).split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { TextWidth.columns(String($0)) <= 6 })
    #expect(lines.joined() == content.replacing(" ", with: ""))
  }

  @Test func `Control characters, escape sequences and direction overrides are made harmless`() {
    let shown = text(
      VStack(alignment: .leading) {
        Text(verbatim: "\u{1B}[31mred\u{7}")
        Label(String("\u{9B}2J"), systemImage: "\u{1B}]0;title\u{7}")
        Text(verbatim: "abc\u{202E}def")
        Link(String("x\r"), destination: URL(string: "https://example.org/%1B")!)
      }, styled: true)
    #expect(
      !shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
    #expect(!shown.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(shown.contains(#"\x1b[31mred\x07"#))
  }

  @Test func `Text that runs from right to left is isolated`() {
    #expect(text(Text(verbatim: "שלום")) == "\u{2068}שלום\u{2069}")
  }

  @Test func `Looks are escape sequences of ours, and only if asked for`() {
    let view = Text("Bold").bold() + Text(" and ") + Text("red").italic().foregroundColor(.red)
    #expect(text(view) == "Bold and red")
    #expect(text(view, styled: true) == "\u{1B}[1mBold\u{1B}[0m and \u{1B}[3;31mred\u{1B}[0m")
    #expect(
      text(VStack { Text("x").foregroundStyle(.secondary) }.font(.headline), styled: true)
        == "\u{1B}[1;2mx\u{1B}[0m")
  }

  @Test func `Lines are limited, text is aligned and written in capitals`() {
    #expect(text(Text("one two three four").lineLimit(1), width: 9) == "one two…")
    #expect(
      text(Text("a\nlonger").multilineTextAlignment(.trailing)) == "     a\nlonger")
    #expect(text(VStack { Text("small") }.textCase(.uppercase)) == "SMALL")
    #expect(text(Text("secret 1").redacted(reason: .placeholder)) == "░░░░░░ ░")
  }

  @Test func `What is hidden is not shown`() {
    let view = VStack {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c")
      Rectangle().fill(.red)
      Color.blue
    }
    #expect(text(view) == "c")
  }

  @Test func `Lists, sections, measures and values`() {
    let view = List {
      Section("Fruit") {
        Text("Apple").badge(3)
        LabeledContent("Weight", value: "12 kg")
      }
      Section {
        ProgressView(value: 0.5)
        Gauge(value: 3, in: 0...4) {
          Text("Level")
        } currentValueLabel: {
          Text("3 of 4")
        }
      } footer: {
        Text("end")
      }
    }
    #expect(
      text(view, width: 30)
        == """
        Fruit
          Apple (3)
          Weight: 12 kg

          ██████████░░░░░░░░░░ 50 %
          Level
          ███████████████░░░░░ 3 of 4
        end
        """)
  }

  @Test func `A measure between the ends of all numbers is shown, and one of no number is not`() {
    let far = Double.greatestFiniteMagnitude
    let gauge = Gauge(value: 0, in: -far...far) { Text("Level") }
    #expect(text(gauge, width: 30).hasSuffix("50 %"))
    #expect(text(Gauge(value: Double.nan) { Text("Level") }, width: 30).hasPrefix("Level"))
    #expect(text(ProgressView(value: 3, total: 0.0), width: 30) == text(ProgressView(), width: 30))
  }

  @Test func `Columns of a grid are as wide as their widest cell`() {
    let view = Grid(alignment: .leading) {
      GridRow {
        Text("Name")
        Text("Size")
      }
      Divider()
      GridRow {
        Text("Heron")
        Text("3")
      }
    }
    #expect(text(view, width: 12) == "Name   Size\n────────────\nHeron  3")
  }

  @Test func `A picker shows what is chosen, a field what is written`() {
    let view = VStack(alignment: .leading) {
      Picker("Colour", selection: .constant(2)) {
        Text("Red").tag(1)
        Text("Blue").tag(2)
      }
      TextField("Name", text: .constant("Ada"))
      Stepper("Count", value: .constant(3), in: 0...5)
    }
    #expect(text(view) == "Colour\n○ Red\n● Blue\nName [Ada]\nCount 3 [1] − [2] +")
  }

  @Test func `The app's own styles make the controls`() {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("<")
          configuration.label
          Text(">")
        }
      }
    }
    #expect(text(Button("Go") {}.buttonStyle(Framed())) == "[1] < Go >")
    #expect(text(Button("Go") {}.buttonStyle(.bordered)) == "[1] Go")
    #expect(text(Label("Love", systemImage: "heart").labelStyle(.iconOnly)) == "♡")
    #expect(text(Label("Love", systemImage: "heart").labelStyle(.titleOnly)) == "Love")
  }

  @Test func `A narrow terminal never stops the rendering`() {
    for width in 1...12 { #expect(!text(Sample(), width: width).isEmpty) }
  }
}
