/// An intent that says how far it has got.
///
/// Whoever runs it sees it: the command line shows it on standard error.
///
/// Apple's counterpart: `ProgressReportingIntent`.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far this run has got, in hundredths unless `totalUnitCount` is set; nobody looks at it where the app's own
  /// code calls the intent.
  public var progress: Progress { IntentExecution.current?.progress ?? Progress(totalUnitCount: 100) }
}
