/// Opens the app's own search with a text; the app comes to the front.
///
/// `criteria` is a `@Parameter`. Apple's counterpart: `ShowInAppSearchResultsIntent`.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What is searched for.
  associatedtype Criteria: SearchCriteria
  /// Where the app can search.
  static var searchScopes: Criteria.SearchScopes { get }
  /// What is searched for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  /// None.
  public static var searchScopes: Void { () }
}
