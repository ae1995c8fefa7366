/// A URL with places to fill in: the common part of what entities, enums and intents give.
package struct URLTemplate: Sendable {
  /// A part of the text.
  package enum Part: Sendable {
    case text(String)
    /// What it is called, for reading a URL, and what it is, for writing one; `nil` if there is no value.
    case place(name: String, value: @Sendable (Any) -> String?)
  }

  package var parts: [Part] = []

  /// The URL of a value; `nil` where a place has none, or the text is no URL.
  package func url(of value: Any) -> URL? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .place(_, let read):
        guard let piece = read(value)?.addingPercentEncoding(withAllowedCharacters: Self.plain) else {
          return nil
        }
        text += piece
      }
    }
    return URL(string: text)
  }

  /// What stands in the places of a URL that has this form, by their names; `nil` for any other URL.
  package func values(in url: URL) -> [String: String]? {
    var rest = Substring(url.absoluteString)
    var values: [String: String] = [:]
    var open: String?
    for part in parts {
      switch part {
      case .place(let name, _): open = name
      case .text(let piece):
        guard let name = open else {
          guard rest.hasPrefix(piece) else { return nil }
          rest = rest.dropFirst(piece.count)
          continue
        }
        guard let end = rest.firstRange(of: piece), let value = Self.value(rest[..<end.lowerBound]) else {
          return nil
        }
        values[name] = value
        rest = rest[end.upperBound...]
        open = nil
      }
    }
    guard let name = open else { return rest.isEmpty ? values : nil }
    values[name] = Self.value(rest)
    return values[name] == nil ? nil : values
  }

  /// A value ends where the URL's next part begins.
  private static func value(_ text: Substring) -> String? {
    guard !text.isEmpty, !text.contains(where: { "/?#&".contains($0) }) else { return nil }
    return String(text).removingPercentEncoding
  }

  /// What may stand in a URL for itself, whatever the place.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// A value that can stand in a URL.
///
/// Apple's counterpart: `CustomURLRepresentationParameterConvertible`.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text that stands for it, before it is escaped.
  var urlRepresentationParameter: String { get }
}

extension String: CustomURLRepresentationParameterConvertible {
  /// The text itself.
  public var urlRepresentationParameter: String { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
  /// The decimal digits.
  public var urlRepresentationParameter: String { String(self) }
}

extension URL: CustomURLRepresentationParameterConvertible {
  /// The whole URL.
  public var urlRepresentationParameter: String { absoluteString }
}

/// The texts of values in URLs.
enum URLParameter {
  /// The text of a value: an entity's identifier, an enum case's raw value; `nil` for any other.
  static func text(of value: Any?) -> String? {
    switch value.flatMap(Unwrapping.flattened) {
    case let value as any CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
    case let entity as any AppEntity: identifier(of: entity)
    case let value as any AppEnum: rawValue(of: value)
    case let value as any CustomStringConvertible: value.description
    default: nil
    }
  }

  private static func identifier(of entity: some AppEntity) -> String { entity.id.entityIdentifierString }
  private static func rawValue(of value: some AppEnum) -> String { String(value.rawValue) }
}
