/// The methods of the protocol between an app and its host (Docs/AppService.md).
package enum LinkMethod {
  /// The version of the protocol.
  package static let version: Int64 = 1
  /// The variable that tells an app its descriptors, as `READ,WRITE`.
  package static let variable = "LIMELIGHT_RPC_FD"

  // MARK: Host to app

  package static let hello = "hello"
  package static let activate = "activate"
  package static let open = "open"
  package static let run = "run"
  package static let entities = "entities"
  package static let suggested = "suggested"
  package static let matching = "matching"
  package static let reindex = "reindex"
  package static let snippetRefresh = "snippet.refresh"
  package static let snippetTap = "snippet.tap"
  package static let snippetEnd = "snippet.end"
  package static let undo = "undo"

  // MARK: App to host

  package static let askValue = "ask.value"
  package static let askChoice = "ask.choice"
  package static let askConfirmation = "ask.confirmation"
  package static let askComeForward = "ask.comeForward"
  /// A notification: how much of an intent's work is done.
  package static let tellProgress = "ask.progress"
  /// A notification: a snippet was made again without a tap.
  package static let snippetChanged = "snippet.changed"
  /// A notification: how much of a reindex is done.
  package static let progress = "progress"
}
