public import Foundation
import SearchIndex
package import SearchModel

/// Finds the app's own items by what a person types, ranked, with suggestions.
///
/// The text is plain text: any of it is a valid query.
///
/// Apple's counterpart: `CSUserQuery`.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// Called with the whole ordered list of suggestions, once.
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
  private let userContext: CSUserQueryContext

  /// A query for typed text.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    let context = userQueryContext ?? CSUserQueryContext()
    userContext = context
    super.init(
      queryString: userQueryString ?? context.currentSuggestion?.text ?? "", queryContext: context)
  }

  /// How many suggestions were found so far.
  open var foundSuggestionCount: Int { state.foundSuggestions }

  /// Makes the next query quicker: opens the index and reads what every query needs.
  ///
  /// Not needed; a query does the same when it runs.
  open class func prepare() {
    Task {
      var request = SearchRequest("")
      request.apps = [DonationChannel(indexName: "").app]
      request.limit = 1
      _ = try? await DonationChannel(indexName: "").engine.search(request)
    }
  }

  /// Makes the next query quicker; the protection classes make no difference to what is opened.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) { prepare() }

  // MARK: Running

  package override func request() -> SearchRequest {
    var request = SearchRequest(queryString)
    request.limit = bound
    // The newest are chosen among more than are wanted.
    if bound > 0, ranked < bound { request.limit = max(bound, Self.candidates) }
    request.suggestionLimit = max(0, userContext.maxSuggestionCount)
    // Suggestions are for who types; the count is not asked for.
    request.isTyping = true
    request = bounded(request)
    if request.suggestionLimit > 0 { request.attributes?.formUnion(["title", "displayName"]) }
    return request
  }

  /// So many items are enough to suggest from.
  private static let titles = 20
  /// So many of the best are looked through for the newest.
  private static let candidates = 1_000

  /// So many results there are at most; 0 for all.
  private var bound: Int { max(0, userContext.maxResultCount) }

  /// So many results come by rank, the others newest first.
  private var ranked: Int {
    userContext.enableRankedResults ? max(0, userContext.maxRankedResultCount) : 0
  }

  override func find(wantsItems: Bool) async throws -> Findings {
    var request = request()
    // Suggestions are made from the first titles.
    if !wantsItems { request.limit = Self.titles }
    // Who typed nothing asks for nothing; conditions alone do ask.
    let isBlank = request.text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    if isBlank, context.filterQueries.isEmpty { return Findings(SearchResponse()) }
    let response = try await response(for: request)
    var findings = Findings(response)
    // The newest have the highest rows.
    findings.hits = findings.hits.prefix(ranked) + findings.hits.dropFirst(ranked).sorted { $0.row > $1.row }
    if bound > 0 { findings.hits = Array(findings.hits.prefix(bound)) }
    guard request.suggestionLimit > 0 else { return findings }
    let suggestions = response.suggestions.enumerated().map {
      CSSuggestion(text: $1, typed: queryString, rank: $0)
    }
    state.set(suggestions: suggestions.count)
    findings.suggestions = suggestions
    return findings
  }

  override func hand(_ suggestions: [CSSuggestion]?) {
    if let suggestions { foundSuggestionsHandler?(suggestions) }
  }

  // MARK: Engagement

  /// How a person dealt with a result or a suggestion.
  public enum UserInteractionKind: Int, Sendable {
    /// Opened it.
    case select = 0
    /// Looked at it.
    case focus = 1
    /// The same as `select`.
    public static let `default` = UserInteractionKind.select
  }

  /// Notes that a person opened one of the shown items: for the same text it ranks higher from now on.
  ///
  /// A mere look is not noted. `visibleItems` make no difference on Linux.
  open func userEngaged(_ item: Item, visibleItems: [Item], interaction: UserInteractionKind) {
    guard interaction == .select else { return }
    Task { await record(item) }
  }

  /// Notes that the item was opened after this query's text; a failure to note it is none of the person's business.
  package func record(_ item: Item) async {
    try? await channel.engine.recordOpen(item.key, row: item.row, typed: queryString)
  }

  /// Notes that a person took a suggestion; what is opened then is noted by itself.
  open func userEngaged(
    _ suggestion: Suggestion, visibleSuggestions: [Suggestion], interaction: UserInteractionKind
  ) {}
}

extension SearchHit {
  /// The row of an entity.
  fileprivate var row: Int64 {
    if case .entity(let hit) = self { hit.entity.row } else { 0 }
  }
}
