public import Foundation

/// A line between views.
///
/// Apple's counterpart: SwiftUI's `Divider`.
public struct Divider: Sendable {
  /// A line.
  public init() {}
}

/// Room between views, as much as there is.
///
/// Apple's counterpart: SwiftUI's `Spacer`.
public struct Spacer: Sendable {
  /// The least room, in points.
  public var minLength: CGFloat?
  /// Room, at least so much.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Divider: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode(.divider)] }
}

extension Spacer: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode(.spacer, minLength.map { ["minLength": $0.viewValue] } ?? [:])]
  }
}

extension ViewKind {
  package static let divider: ViewKind = "divider"
  package static let spacer: ViewKind = "spacer"
}
