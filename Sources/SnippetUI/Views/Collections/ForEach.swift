/// A view for each element of a collection.
///
/// Apple's counterpart: SwiftUI's `ForEach`.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let identifier: (Data.Element) -> ID

  init(
    elements: Data, identifier: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    data = elements
    self.identifier = identifier
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each element, which that key path tells from the others.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, identifier: { $0[keyPath: id] }, content: content) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, identifier: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, identifier: { $0 }, content: content)
  }
}

extension ForEach: View, BuiltinView where Content: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    data.flatMap { context.nodes(of: content($0), as: "id:\(identifier($0))") }
  }
}
