package import AppIntents

/// Reads a manual page in the terminal.
package struct OpenManualPage: OpenIntent, TerminalPresentingIntent {
  package static let title: LocalizedStringResource = "Read Manual Page"

  @Parameter(title: "Page")
  package var target: ManualPage

  package init() {}

  /// `man SECTION NAME`.
  package var terminalCommand: [String]? {
    ["man"] + (target.name.hasPrefix("-") ? ["--"] : []) + [target.section, target.name]
  }
}
