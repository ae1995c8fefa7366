public import FoundationAdditions

extension NSUserActivity {
  /// The configuration of the widget that the person tapped; always `nil` on Linux, where no widget opens an app.
  ///
  /// Go on as for an app that was opened by itself. Apple's counterpart: `widgetConfigurationIntent(of:)`.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type = Intent.self)
    -> Intent?
  {
    nil
  }
}
