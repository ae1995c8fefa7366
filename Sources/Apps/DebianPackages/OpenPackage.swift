package import AppIntents

/// Shows what apt says about a package: its page of text.
package struct OpenPackage: OpenIntent, TerminalPresentingIntent {
  package static let title: LocalizedStringResource = "Show Package"

  @Parameter(title: "Package")
  package var target: Package

  package init() {}

  /// `apt-cache show NAME`, or `dpkg -s NAME` on a system without apt.
  package var terminalCommand: [String]? {
    let hasApt = FileManager.default.isExecutableFile(atPath: "/usr/bin/apt-cache")
    return (hasApt ? ["apt-cache", "show"] : ["dpkg", "-s"]) + [target.name]
  }
}
