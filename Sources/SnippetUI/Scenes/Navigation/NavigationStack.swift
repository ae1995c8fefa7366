/// A view with others that are pushed on it.
///
/// The root and all that was pushed are mounted; shown is the last.
///
/// Apple's counterpart: SwiftUI's `NavigationStack`.
public struct NavigationStack<Data, Root: View> {
  private let path: StackPath
  private let root: Root

  /// A stack that keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = StackPath(bound: nil)
    self.root = root()
  }

  /// A stack whose path is kept elsewhere.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    let binding = Binding<[AnyHashable]>(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
    self.path = StackPath(bound: binding)
    self.root = root()
  }

  /// A stack whose path is kept elsewhere, of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    let binding = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.path = StackPath(bound: binding)
    self.root = root()
  }
}

/// Where a stack's path is kept, and the views that were pushed without a value.
struct StackPath {
  let bound: Binding<[AnyHashable]>?
  private let own = StateBox<[AnyHashable]> { [] }
  private let views = StateBox<[PushedView]> { [] }

  init(bound: Binding<[AnyHashable]>?) { self.bound = bound }

  @MainActor
  func connect(to context: ViewContext) {
    own.connect(to: context, named: "path")
    views.connect(to: context, named: "views")
  }

  var values: [AnyHashable] { bound?.wrappedValue ?? own.value }
  var pushedViews: [PushedView] { views.value }

  func push(_ value: AnyHashable) {
    if let bound { bound.wrappedValue.append(value) } else { own.value.append(value) }
  }
  func push(_ view: any View) { views.value.append(PushedView(view: view)) }

  /// Takes away what is at that depth and above.
  func cut(to depth: Int) {
    let count = values.count
    if views.value.count > max(0, depth - count) {
      views.value.removeLast(views.value.count - max(0, depth - count))
    }
    guard depth < count else { return }
    if let bound { bound.wrappedValue.removeLast(count - depth) } else { own.value.removeLast(count - depth) }
  }
}

struct PushedView {
  let view: any View
}

/// How links push on the stack they are in.
struct NavigationPusher {
  let push: @MainActor (AnyHashable) -> Void
  let pushView: @MainActor (any View) -> Void
}

private enum PusherKey: EnvironmentKey {
  static var defaultValue: NavigationPusher? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationPusher? {
    get { self[PusherKey.self] }
    set { self[PusherKey.self] = newValue }
  }
}

extension NavigationStack: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    var inner = context.entering("navigationStack")
    path.connect(to: inner)
    let path = path
    var values = EnvironmentValues(inner.environment)
    values.navigation = NavigationPusher(push: { path.push($0) }, pushView: { path.push($0) })
    inner.environment = values.values
    var children = [ViewNode(.group, children: ViewEvaluation.nodes(of: root, in: inner.entering("root")))]
    for (depth, value) in path.values.enumerated() {
      let destinations = children.flatMap { $0.attachments(of: NavigationDestination.self) }
      guard let view = destinations.lazy.compactMap({ $0.make(value) }).first else {
        children.append(ViewNode(.omitted, ["reason": "no navigationDestination"]))
        continue
      }
      children.append(node(of: view, depth: depth, inner))
    }
    for (place, pushed) in path.pushedViews.enumerated() {
      children.append(node(of: pushed.view, depth: path.values.count + place, inner))
    }
    return [ViewNode("navigationStack", children: children)]
  }

  @MainActor private func node(of view: any View, depth: Int, _ context: ViewContext) -> ViewNode {
    let path = path
    var inner = context.entering("pushed \(depth)")
    inner.present { path.cut(to: depth) }
    return ViewNode(.group, children: ViewEvaluation.nodes(of: view, in: inner))
  }
}

extension ViewContext {
  /// Tells the views inside that they are presented, and how they are taken away.
  mutating func present(dismiss: @escaping @MainActor () -> Void) {
    var values = EnvironmentValues(environment)
    values.dismiss = DismissAction(dismiss)
    values.isPresented = true
    environment = values.values
  }
}
