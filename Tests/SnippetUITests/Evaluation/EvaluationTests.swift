import SnippetUI
import Testing

/// A view that stands for itself in these tests.
private struct Word: View, BuiltinView {
  typealias Body = Never
  let word: String
  func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("word", ["word": .text(word)])] }
}

private struct Pair: View {
  let first: String
  let isLong: Bool
  var body: some View {
    Word(word: first)
    if isLong { Word(word: "long") } else { EmptyView() }
    if isLong { Word(word: "again") }
  }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}

/// A property that holds state of its own and counts how often it was brought up to date.
private struct Tally: DynamicProperty {
  @State var count = 0
  mutating func update() { count += 1 }
}

private struct Counted: View {
  var tally = Tally()
  var body: some View { Word(word: "\(tally.count)") }
}

private struct Note: ViewAttachment { let text: String }

private struct Marked: ViewModifier, NodeModifier {
  typealias Body = Never
  func apply(to node: inout ViewNode, in context: ViewContext) {
    node.modifiers.append(NodeModification("marked"))
  }
}

@MainActor
@Suite struct EvaluationTests {
  private func words(_ view: any View) -> [String] {
    ViewEvaluation.nodes(of: view, in: ViewContext()).compactMap { $0.values["word"]?.text }
  }

  @Test func `A view is evaluated through its body down to the built-in ones`() {
    #expect(words(Pair(first: "a", isLong: true)) == ["a", "long", "again"])
    #expect(words(Pair(first: "a", isLong: false)) == ["a"])
  }

  @Test func `State inside a property of a view is kept, and the property is updated before each evaluation`()
  {
    let context = ViewContext()
    let counts = (0..<3).map { _ in
      ViewEvaluation.nodes(of: Counted(), in: context).compactMap { $0.values["word"]?.text }
    }
    #expect(counts == [["1"], ["2"], ["3"]])
  }

  @Test func `Several views without a container become one group`() {
    #expect(ViewEvaluation.node(of: Pair(first: "a", isLong: true)).kind == .group)
    #expect(ViewEvaluation.node(of: Pair(first: "a", isLong: false)).kind == "word")
  }

  @Test func `A view that contains itself ends with a mark`() {
    let node = ViewEvaluation.node(of: Endless())
    #expect(node.kind == .omitted)
  }

  @Test func `A modifier of the app's own wraps the view`() {
    #expect(words(Word(word: "a").modifier(Twice())) == ["a", "a"])
    #expect(words(Word(word: "a").modifier(Twice().concat(Twice()))).count == 4)
  }

  @Test func `A modifier of a group reaches each of its views`() {
    let group = Group {
      Word(word: "a")
      Word(word: "b")
    }
    let nodes = ViewEvaluation.nodes(of: group.modifier(Marked()), in: ViewContext())
    #expect(nodes.map { $0.modifiers.map(\.name) } == [["marked"], ["marked"]])
  }

  @Test func `What is attached to a group is there once, and on nothing it is kept too`() {
    let group = Group {
      Word(word: "a")
      Word(word: "b")
    }
    let attached = group.modifier(AttachmentModifier(Note(text: "n")))
    #expect(ViewEvaluation.node(of: attached).attachments(of: Note.self).map(\.text) == ["n"])
    let nothing = EmptyView().modifier(AttachmentModifier(Note(text: "n")))
    #expect(ViewEvaluation.node(of: nothing).attachments(of: Note.self).count == 1)
  }
}
