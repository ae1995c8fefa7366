import CoreSpotlight
import Foundation

/// The ways apps ask, as they write them: what compiles here compiles there.
enum UsageShapes {
  @MainActor
  final class Finder {
    private var query: CSSearchQuery?
    private var userQuery: CSUserQuery?
    private(set) var identifiers: [String] = []
    private(set) var texts: [AttributedString] = []

    /// Handlers, hopping to the main actor.
    func find(_ text: String, completion: @escaping @Sendable ([String], (any Error)?) -> Void) {
      query?.cancel()
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\"", with: "\\\"")
      let context = CSSearchQueryContext()
      context.fetchAttributes = ["title", "contentDescription", "thumbnailURL"]
      context.filterQueries = ["contentModificationDate >= $time.now(-31536000)"]
      let query = CSSearchQuery(
        queryString: "**=\"*\(escaped)*\"cdw".replacingOccurrences(of: "**", with: "*"), queryContext: context
      )
      nonisolated(unsafe) var found: [String] = []
      query.foundItemsHandler = { items in found.append(contentsOf: items.map(\.uniqueIdentifier)) }
      query.completionHandler = { error in completion(found, error) }
      query.start()
      self.query = query
    }

    /// One loop over responses, with engagement.
    func suggest(_ text: String) async throws {
      CSUserQuery.prepare()
      userQuery?.cancel()
      let context = CSUserQueryContext()
      context.enableRankedResults = true
      context.maxRankedResultCount = 2
      context.maxResultCount = 10
      context.maxSuggestionCount = 4
      context.fetchAttributes = ["title", "displayName"]
      if #available(iOS 18.0, macOS 15.0, *) { context.disableSemanticSearch = false }
      let query = CSUserQuery(userQueryString: text, userQueryContext: context)
      userQuery = query
      var items: [CSUserQuery.Item] = []
      for try await response in query.responses {
        switch response {
        case .item(let item):
          items.append(item)
          identifiers.append(item.item.uniqueIdentifier)
        case .suggestion(let suggestion):
          texts.append(suggestion.suggestion.localizedAttributedSuggestion)
        }
      }
      items.sort { $0.item.compare(byRank: $1.item) == .orderedAscending }
      if let first = items.first { query.userEngaged(first, visibleItems: items, interaction: .select) }
    }
  }

  /// Results, mapped and cut.
  static func titles(_ query: CSSearchQuery) async throws -> [String] {
    var titles: [String] = []
    for try await result in query.results.prefix(3) {
      guard !Task.isCancelled else { break }
      titles.append(result.item.attributeSet.title ?? result.id)
    }
    return titles
  }

  /// Errors by code.
  static func explain(_ error: any Error) -> String {
    switch (error as? CSSearchQueryError)?.code {
    case .invalidQuery: "invalid"
    case .cancelled: "cancelled"
    case .indexUnreachable, .unknown: "try again"
    case nil: error.localizedDescription
    }
  }
}
