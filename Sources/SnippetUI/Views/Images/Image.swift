public import Foundation

/// A symbol or a picture of the app.
///
/// On Linux a terminal shows a like character for common symbols and the name for others; pictures by their name.
///
/// Apple's counterpart: SwiftUI's `Image`.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(String)
    case decorative(String)
  }

  /// How large a symbol is beside text.
  public enum Scale: String, Hashable, Sendable {
    /// From small to large.
    case small, medium, large
  }

  /// What a picture's colours count for.
  public enum TemplateRenderingMode: String, Hashable, Sendable {
    /// Nothing; only its outline does.
    case template
    /// Themselves.
    case original
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: String, Hashable, Sendable {
    /// By repeating.
    case tile
    /// By growing.
    case stretch
  }

  /// How smooth a picture is made when resized.
  public enum Interpolation: String, Hashable, Sendable {
    /// From not at all to much.
    case none, low, medium, high
  }

  var source: Source
  var label: String?
  /// What only drawing would need.
  var details: [String: String] = [:]

  /// The symbol of that name.
  public init(systemName: String) { source = .symbol(systemName) }
  /// The symbol of that name, partly filled by a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    details["variableValue"] = variableValue.map(String.init(describing:))
  }
  /// The picture of that name in the app.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  /// The picture of that name in the app, with words for who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label.plain
  }
  /// A picture without meaning, which is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .decorative(name) }
  /// The picture of a resource of the app.
  public init(_ resource: ImageResource) { source = .asset(resource.name) }

  private func with(_ key: String, _ value: String) -> Image {
    var image = self
    image.details[key] = value
    return image
  }

  /// The image, free to grow and shrink.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with("resizable", resizingMode.rawValue)
  }
  /// The image with its colours counting or not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    renderingMode.map { with("renderingMode", $0.rawValue) } ?? self
  }
  /// The symbol in one, several or many colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { with("symbolRenderingMode", $0.name) } ?? self
  }
  /// The image, smooth when resized.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with("interpolation", interpolation.rawValue)
  }
  /// The image with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { with("antialiased", "\(isAntialiased)") }

  package var values: [String: ViewValue] {
    var values = details.mapValues { ViewValue.text($0) }
    switch source {
    case .symbol(let name): values["symbol"] = .text(name)
    case .asset(let name): values["asset"] = .text(name)
    case .decorative(let name):
      values["asset"] = .text(name)
      values["decorative"] = true
    }
    if let label { values["label"] = .text(label) }
    return values
  }
}

extension Image: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode(.image, values)] }
}

extension ViewKind {
  package static let image: ViewKind = "image"
}

/// A picture of the app by the name of its resource.
///
/// Apple's counterpart: `ImageResource`, which Xcode makes members for.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The picture of that name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// In how many colours a symbol is drawn; kept as a value.
///
/// Apple's counterpart: SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
