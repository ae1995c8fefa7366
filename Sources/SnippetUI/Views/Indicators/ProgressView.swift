public import Foundation

/// How far something has come.
///
/// Apple's counterpart: SwiftUI's `ProgressView`.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Label
  let currentValue: CurrentValueLabel

  init<V: BinaryFloatingPoint>(value: V?, total: V, label: Label, currentValue: CurrentValueLabel) {
    fraction = value.flatMap { total > 0 ? min(max(Double($0 / total), 0), 1) : nil }
    self.label = label
    self.currentValue = currentValue
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something whose end is not known.
  public init() where Label == EmptyView {
    self.init(value: Double?.none, total: 1, label: EmptyView(), currentValue: EmptyView())
  }
  /// Something whose end is not known, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, total: 1, label: label(), currentValue: EmptyView())
  }
  /// A part of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total, label: EmptyView(), currentValue: EmptyView())
  }
  /// A part of a total, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label(), currentValue: EmptyView())
  }
  /// The progress of some work, as it is now.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(value: progress.fractionCompleted)
  }
  /// How much of a span of time is past, or left, as it is now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let past = Date().timeIntervalSince(timerInterval.lowerBound)
    self.init(value: countsDown ? length - past : past, total: length)
  }
}

extension ProgressView {
  /// A part of a total, with a label and words for the part.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value: value, total: total, label: label(), currentValue: currentValueLabel()) }
}

extension ProgressView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    typealias Configuration = ProgressViewStyleConfiguration
    if let style = context.style(for: Configuration.self) as? any ProgressViewStyle {
      let configuration = Configuration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : _StylePart(view: label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : _StylePart(view: currentValue))
      return context.withoutStyle(for: Configuration.self)
        .nodes(of: style.anyBody(configuration), as: "style")
    }
    return [
      ViewNode(
        .progress, fraction.map { ["fraction": $0.viewValue] } ?? [:],
        children: context.part("label", label) + context.part("currentValue", currentValue))
    ]
  }
}

extension ProgressViewStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// A value within a range.
///
/// Apple's counterpart: SwiftUI's `Gauge`.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let currentValue: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  /// A value with words for it, its range and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label()
    currentValue = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with words for it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
  /// A value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let values: [String: ViewValue] = [
      "value": value.viewValue, "minimum": bounds.lowerBound.viewValue,
      "maximum": bounds.upperBound.viewValue,
    ]
    let parts =
      context.part("label", label) + context.part("currentValue", currentValue)
      + context.part("minimum", minimum) + context.part("maximum", maximum)
    return [ViewNode(.gauge, values, children: parts)]
  }
}

extension ViewKind {
  package static let progress: ViewKind = "progress"
  package static let gauge: ViewKind = "gauge"
}
