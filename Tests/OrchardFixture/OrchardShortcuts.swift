import AppIntents

struct OrchardShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .lime

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTree(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Tree", systemImageName: "tree")
    AppShortcut(
      intent: Rake(), phrases: ["Rake with \(.applicationName)"],
      shortTitle: "Rake", systemImageName: "leaf")
  }
}
