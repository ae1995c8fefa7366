import Foundation
import TerminalText

/// Makes text harmless in HTML.
enum HTMLEscape {
  /// The text with what HTML would read as marks escaped, and without what would reorder or break a page.
  static func text(_ text: String) -> String { Escape.html(text) }

  /// The address, if it leads to the web or to mail; nothing else is linked or loaded.
  static func address(_ text: String?, schemes: Set<String> = ["http", "https", "mailto"]) -> String? {
    guard let text, !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }),
      let url = URL(string: text), let scheme = url.scheme?.lowercased(), schemes.contains(scheme),
      scheme == "mailto" || url.host?.isEmpty == false
    else { return nil }
    return self.text(text)
  }
}
