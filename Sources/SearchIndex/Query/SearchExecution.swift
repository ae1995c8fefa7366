import SearchModel
struct SearchExecution { init(snapshot: IndexSnapshot, now: Double) {} 
 func respond(to request: SearchRequest) throws -> SearchResponse { SearchResponse() } }
