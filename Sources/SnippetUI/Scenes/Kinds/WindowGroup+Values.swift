/// Windows for values: one for each.
extension WindowGroup {
  /// Windows for values of that type; the content gets `nil` in a window without value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valueType: type) { PresentedWindowContent(optional: $0, content: content) }
  }

  /// Windows for values of that type, and what people call them.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), valueType: type) {
      PresentedWindowContent(optional: $0, content: content)
    }
  }

  /// Windows for values of that type, with one for windows without value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
    defaultValue: @escaping @MainActor () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, valueType: type) {
      PresentedWindowContent(value: $0, content: content, defaultValue: defaultValue)
    }
  }
}

/// The content of a window for a value.
///
/// Apple's counterpart: SwiftUI's `PresentedWindowContent`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: @MainActor (Binding<Data?>) -> Content

  init(optional value: AnyHashable?, content: @escaping @MainActor (Binding<Data?>) -> Content) {
    _value = State(initialValue: value?.base as? Data)
    self.content = content
  }

  init(
    value: AnyHashable?, content: @escaping @MainActor (Binding<Data>) -> Content,
    defaultValue: @escaping @MainActor () -> Data
  ) {
    let start = value?.base as? Data ?? defaultValue()
    self.init(optional: AnyHashable(start)) { binding in
      content(Binding(get: { binding.wrappedValue ?? start }, set: { binding.wrappedValue = $0 }))
    }
  }

  /// The view for the value.
  public var body: some View { content($value) }
}
