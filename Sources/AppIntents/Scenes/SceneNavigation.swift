package import SnippetUI

/// Leads an app's scenes to what an intent is about.
@MainActor
package final class SceneNavigation {
  package let host: SceneHost
  /// The window that was chosen for the intent that runs.
  private var chosen: HostedWindow?

  package init(_ host: SceneHost) {
    self.host = host
    host.windowOpened = { [weak self] window in self?.connect(window) }
  }

  /// Takes part in runs: views lead to the content once parameters have values, then the app comes to the front.
  package nonisolated var observer: RunObserver {
    RunObserver { stage, intent in
      switch stage {
      case .resolved: await self.prepare(intent)
      case .cameForward: await self.comeForward()
      default: break
      }
    }
  }

  /// Chooses a window for the intent, or makes one, and lets its delegate and views lead to the content.
  package func prepare(_ intent: any AppIntent) async {
    chosen = nil
    let content = intent as? any TargetContentProvidingIntent
    // An intent without a content identifier can only reach delegates, of the window that is in front.
    let window =
      if let content {
        opening(for: intent) { host.window(for: content.contentIdentifier) }
      } else {
        host.front ?? host.windows.first
      }
    guard let window else { return }
    if content != nil { chosen = window }
    await UISceneBridge.lead(window, to: intent)
    guard content != nil else { return }
    for attachment in window.root.attachments(of: IntentExecutionAttachment.self) { attachment.act(intent) }
    host.settle()
  }

  /// Brings the app to the front: the window that was chosen, else the one it had there before.
  package func comeForward() {
    if let window = chosen ?? host.front ?? host.windows.first { host.bringForward(window) }
    chosen = nil
  }

  // MARK: UIKit

  private var intentOfNewWindow: (any UISceneAppIntent)?

  private func opening(for intent: any AppIntent, _ choose: () -> HostedWindow?) -> HostedWindow? {
    intentOfNewWindow = intent as? any UISceneAppIntent
    defer { intentOfNewWindow = nil }
    return choose()
  }

  private func connect(_ window: HostedWindow) {
    UISceneBridge.connect(window, in: host, appIntent: intentOfNewWindow)
  }
}
