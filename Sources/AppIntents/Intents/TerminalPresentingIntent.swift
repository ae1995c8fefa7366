/// An intent whose result wants the terminal: a manual page, an editor, a pager.
///
/// Read after `perform()`. Where the person sits at a terminal, `limelight open` runs the command in its place;
/// elsewhere the command is part of the navigation event, and nothing runs.
///
/// Limelight's own, without a counterpart at Apple: an app there has a window to show things in.
///
/// ```swift
/// struct OpenManualPage: OpenIntent, TerminalPresentingIntent {
///   static let title: LocalizedStringResource = "Read Manual Page"
///   @Parameter(title: "Page") var target: ManualPage
///   var terminalCommand: [String]? { ["man", target.section, target.name] }
/// }
/// ```
@_alwaysEmitConformanceMetadata
public protocol TerminalPresentingIntent: AppIntent {
  /// The program and its arguments; `nil` if this one wants no terminal.
  var terminalCommand: [String]? { get }
}
