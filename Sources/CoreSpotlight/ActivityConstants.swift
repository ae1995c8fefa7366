/// The `activityType` of opening a result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The `userInfo` key of the opened item's `uniqueIdentifier`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The `userInfo` key of the custom action that was chosen.
public let CSActionIdentifier = "kCSActionIdentifier"
/// The `activityType` of continuing a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The `userInfo` key of the text that was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The inbox, for `mailboxIdentifiers`.
public let CSMailboxInbox = "CSMailboxInbox"
/// The drafts, for `mailboxIdentifiers`.
public let CSMailboxDrafts = "CSMailboxDrafts"
/// Sent messages, for `mailboxIdentifiers`.
public let CSMailboxSent = "CSMailboxSent"
/// Junk, for `mailboxIdentifiers`.
public let CSMailboxJunk = "CSMailboxJunk"
/// The trash, for `mailboxIdentifiers`.
public let CSMailboxTrash = "CSMailboxTrash"
/// The archive, for `mailboxIdentifiers`.
public let CSMailboxArchive = "CSMailboxArchive"
/// The version of the framework whose names these are.
public let CoreSpotlightAPIVersion: Int32 = 40
