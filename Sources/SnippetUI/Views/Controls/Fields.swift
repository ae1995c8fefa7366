public import Foundation

/// Text to write; on Linux the text as it is.
///
/// Apple's counterpart: SwiftUI's `TextField`.
public struct TextField<Label> where Label: View {
  let label: Label
  let text: String
  let prompt: Text?

  init(label: Label, text: String, prompt: Text?) {
    self.label = label
    self.text = text
    self.prompt = prompt
  }
  /// Text that is kept elsewhere.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt)
  }
}

/// A number within a range; on Linux the number as it is.
///
/// Apple's counterpart: SwiftUI's `Slider`.
public struct Slider<Label> where Label: View {
  let label: Label
  let value: Double
  let bounds: ClosedRange<Double>
  /// A number that is kept elsewhere.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label()
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
  }
  /// A number that is kept elsewhere, in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label) }
}

extension Slider where Label == EmptyView {
  /// A number that is kept elsewhere.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) { EmptyView() } }
  /// A number that is kept elsewhere, in steps.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride)
  where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds) { EmptyView() } }
}

/// A number to raise and lower, with an action for each.
///
/// Apple's counterpart: SwiftUI's `Stepper`.
public struct Stepper<Label> where Label: View {
  let label: Label
  let value: String?
  let raise: (any ViewAction)?
  let lower: (any ViewAction)?

  init(label: Label, value: String?, raise: ClosureAction?, lower: ClosureAction?) {
    self.label = label
    self.value = value
    self.raise = raise
    self.lower = lower
  }
  /// Calls a closure for up and one for down.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(
      label: label(), value: nil, raise: onIncrement.map { ClosureAction($0) },
      lower: onDecrement.map { ClosureAction($0) })
  }
  /// A number that is kept elsewhere, within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: "\(value.wrappedValue)",
      raise: ClosureAction(ofView: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      }),
      lower: ClosureAction(ofView: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      }))
  }
  /// A number that is kept elsewhere.
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    self.init(
      label: label(), value: "\(value.wrappedValue)",
      raise: ClosureAction(ofView: { value.wrappedValue = value.wrappedValue.advanced(by: step) }),
      lower: ClosureAction(ofView: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }))
  }
}

/// A date to choose; on Linux the date as it is.
///
/// Apple's counterpart: SwiftUI's `DatePicker`.
public struct DatePicker<Label> where Label: View {
  /// What part of a date is chosen.
  public struct Components: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt
    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of day.
    public static var hourAndMinute: Components { Components(rawValue: 1) }
    /// The day.
    public static var date: Components { Components(rawValue: 2) }
  }

  let label: Label
  let date: Date
  let components: Components
  /// A date that is kept elsewhere.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
    components = displayedComponents
  }
}

extension TextField: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        .textField, ["text": .text(text), "prompt": (prompt?.plain).viewValue].filter { $0.value != .null },
        children: context.part("label", label))
    ]
  }
}

extension Slider: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let values: [String: ViewValue] = [
      "value": value.viewValue, "minimum": bounds.lowerBound.viewValue,
      "maximum": bounds.upperBound.viewValue,
    ]
    return [ViewNode(.slider, values, children: context.part("label", label))]
  }
}

extension Stepper: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(.stepper, children: context.part("label", label))
    if let value { node.values["value"] = .text(value) }
    for (sign, action) in [("−", lower), ("+", raise)] {
      guard let action else { continue }
      var button = ViewNode(.button, children: [ViewNode(.text, ["text": .text(sign)])])
      button.action = action
      node.children.append(button)
    }
    return [node]
  }
}

extension DatePicker: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let day = components.contains(.date) ? Text(date, style: .date).plain : nil
    let time = components.contains(.hourAndMinute) ? Text(date, style: .time).plain : nil
    let shown = [day, time].compactMap { $0 }.joined(separator: " ")
    return [ViewNode(.textField, ["text": .text(shown)], children: context.part("label", label))]
  }
}

extension ViewKind {
  package static let textField: ViewKind = "textField"
  package static let slider: ViewKind = "slider"
  package static let stepper: ViewKind = "stepper"
}
