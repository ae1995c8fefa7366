import Glibc
import SearchModel

/// What standard output is, decided once.
struct Terminal: Sendable {
  enum Color: String, CaseIterable { case auto, always, never }

  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// Whether highlights may be shown.
  var isStyled: Bool
  /// Columns of a line.
  var width: Int

  init(isTerminal: Bool, isStyled: Bool, width: Int) {
    self.isTerminal = isTerminal
    self.isStyled = isStyled
    self.width = width
  }

  /// - Parameter color: the flag, which beats the environment.
  init(color: Color, environment: [String: String]) {
    isTerminal = isatty(1) == 1
    switch color {
    case .always: isStyled = true
    case .never: isStyled = false
    case .auto:
      let isForced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      isStyled = !isRefused && (isForced || (isTerminal && environment["TERM"] != "dumb"))
    }
    var size = winsize()
    if isTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    } else {
      width = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
  }

  func dim(_ text: String) -> String { isStyled ? "\u{1B}[2m\(text)\u{1B}[22m" : text }
}
