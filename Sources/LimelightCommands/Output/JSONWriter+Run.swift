import SearchModel

extension JSONWriter {
  /// The answer of `run --json`.
  static func run(
    _ outcome: RunOutcome, opened: NavigationEvent?, taps: [GivenTap] = [], notices: [Notice]
  ) -> JSONWriter {
    var writer = JSONWriter()
    writer.object {
      $0.key("value")
      if let value = outcome.value { $0.value(value) } else { $0.null() }
      $0.key("dialog")
      if let full = outcome.dialogFull {
        $0.object(nil) {
          $0.member("full", full)
          $0.member("supporting", orNull: outcome.dialogSupporting)
        }
      } else {
        $0.null()
      }
      $0.key("view")
      if let view = outcome.view { $0.view(view) } else { $0.null() }
      $0.key("opened")
      if let event = opened { $0.event(event, notices: []) } else { $0.null() }
      $0.member("undoable", outcome.isUndoable)
      if let exec = outcome.exec { $0.member("exec", exec) }
      if !taps.isEmpty {
        $0.array("taps") { list in
          for tap in taps {
            list.object(nil) {
              $0.member("action", tap.action)
              $0.member("dialog", orNull: tap.dialog)
            }
          }
        }
      }
      if !notices.isEmpty { $0.member("notices", notices) }
    }
    return writer
  }

  private mutating func view(_ view: RenderedView) {
    object(nil) {
      $0.key("archive")
      if let archive = try? JSONValue.parse(view.json) { $0.value(archive) } else { $0.null() }
      $0.member("text", view.text)
      $0.member("html", view.html)
      $0.array("actions") { list in
        for action in view.actions {
          list.object(nil) {
            $0.member("id", action.id)
            $0.member("title", action.title)
            $0.member("kind", action.kind)
            if let isOn = action.isOn { $0.member("isOn", isOn) }
          }
        }
      }
    }
  }
}
