/// What an app is asked to search for.
///
/// Apple's counterpart: `SearchCriteria`.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
  /// Where it can be searched for.
  associatedtype SearchScopes = Void
}

/// Words an app is asked to search for.
///
/// Apple's counterpart: `StringSearchCriteria`.
public struct StringSearchCriteria: SearchCriteria {
  /// Where it can be searched for.
  public typealias SearchScopes = [StringSearchScope]
  /// The words.
  public var term: String
  /// These words.
  public init(term: String) { self.term = term }
}

/// Where an app searches.
///
/// Apple's counterpart: `StringSearchScope`.
public enum StringSearchScope: String, AppEnum {
  /// Everywhere.
  case general
  /// Among films.
  case movies
  /// Among programmes.
  case tv
  /// Among other videos.
  case freeformVideo

  /// "Search Scope".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
  /// A name for each.
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}

/// Kinds of videos.
///
/// Apple's counterpart: `VideoCategory`.
public enum VideoCategory: String, AppEnum {
  /// Films.
  case movies
  /// Programmes.
  case tv
  /// Other videos.
  case freeform

  /// "Video Category".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
  /// A name for each.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
  }
}
