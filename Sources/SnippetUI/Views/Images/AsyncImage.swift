public import Foundation

/// A picture from the web.
///
/// On Linux nothing is loaded: the address is shown as a link, and HTML leaves the loading to the reader.
///
/// Apple's counterpart: SwiftUI's `AsyncImage`.
public struct AsyncImage<Content: View> {
  let url: URL?
  /// What is shown while there is no picture.
  let placeholder: (any View)?
}

extension AsyncImage {
  /// The picture at that address.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    placeholder = nil
  }
  /// The picture at that address; the first closure is not called, since it is not loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.placeholder = placeholder()
  }
  /// The picture at that address, in the phase of not having been loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    placeholder = content(.empty)
  }
}

/// How far the loading of a picture has come; always `empty` on Linux.
///
/// Apple's counterpart: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Not loaded.
  case empty
  /// Loaded.
  case success(Image)
  /// Not to be had.
  case failure(any Error)
  /// The picture.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it is not to be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let values = url.map { ["url": ViewValue.text($0.absoluteString)] } ?? [:]
    return [ViewNode(.asyncImage, values, children: placeholder.map { context.nodes(of: $0) } ?? [])]
  }
}

extension ViewKind {
  package static let asyncImage: ViewKind = "asyncImage"
}
