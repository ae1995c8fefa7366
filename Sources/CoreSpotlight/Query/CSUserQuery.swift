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
      request.app = DonationChannel(indexName: "").app
      request.limit = 1
      _ = try? await DonationChannel(indexName: "").engine.search(request)
    }
  }

  /// Makes the next query quicker; the protection classes make no difference to what is opened.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) { prepare() }

  // MARK: Running

  package override func request() -> SearchRequest {
    var request = SearchRequest(queryString)
    request.limit = max(0, userContext.maxResultCount)
    return bounded(request)
  }

  override func run(_ hand: ([FoundItem]) throws -> Void) async throws {
    try await respond { found in
      switch found {
      case .items(let items): try hand(items)
      case .suggestions(let suggestions): foundSuggestionsHandler?(suggestions)
      }
    }
  }

  enum Found {
    case items([FoundItem])
    case suggestions([CSSuggestion])
  }

  /// Hands over the suggestions, if any are wanted, then the items in portions.
  func respond(_ hand: (Found) throws -> Void) async throws {
    var request = request()
    request.suggestionLimit = max(0, userContext.maxSuggestionCount)
    // Suggestions are for who types; the count is not asked for.
    request.isTyping = true
    if request.suggestionLimit > 0 { request.attributes?.formUnion(["title", "displayName"]) }
    let response = try await response(for: request)
    try state.check()
    if request.suggestionLimit > 0 {
      let suggestions = response.suggestions.enumerated().map {
        CSSuggestion(text: $1, typed: queryString, rank: $0)
      }
      state.set(suggestions: suggestions.count)
      try hand(.suggestions(suggestions))
    }
    var portion: [FoundItem] = []
    for (place, entity) in ordered(response).enumerated() {
      try state.check()
      portion.append(FoundItem(entity, rank: place, fetching: context.fetchAttributes))
      if portion.count == Self.portion { try flush(&portion) { try hand(.items($0)) } }
    }
    try state.check()
    try flush(&portion) { try hand(.items($0)) }
  }

  /// The best first as far as ranking was asked for, then the newest.
  private func ordered(_ response: SearchResponse) -> [CatalogEntity] {
    let entities = response.hits.compactMap { hit -> CatalogEntity? in
      if case .entity(let found) = hit { found.entity } else { nil }
    }
    let ranked = userContext.enableRankedResults ? max(0, userContext.maxRankedResultCount) : 0
    return Array(entities.prefix(ranked)) + entities.dropFirst(ranked).sorted { $0.row > $1.row }
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
