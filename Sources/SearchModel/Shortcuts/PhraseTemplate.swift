/// A text with places in it: a phrase or the sentence of an intent.
///
/// Written `Open ${target} in ${applicationName}`. A `$` that begins no place stands for itself.
package struct PhraseTemplate: Sendable, Equatable {
  package enum Piece: Sendable, Equatable {
    case text(String)
    case applicationName
    case parameter(String)
  }
  package var pieces: [Piece]

  package init(_ text: String) {
    pieces = []
    var literal = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      literal += rest[..<mark]
      let after = rest[rest.index(after: mark)...]
      guard after.first == "{", let end = after.firstIndex(of: "}"),
        end > after.index(after: after.startIndex)
      else {
        literal += "$"
        rest = after
        continue
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      let name = String(after[after.index(after: after.startIndex)..<end])
      pieces.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = after[after.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// How often the app's name stands in it.
  package var applicationNames: Int { pieces.count { $0 == .applicationName } }

  /// The parameters in it, in order.
  package var parameters: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// The text with every place filled.
  package func filled(app: String, parameter: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .applicationName: app
      case .parameter(let name): parameter(name)
      }
    }.joined()
  }
}
