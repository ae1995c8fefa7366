@_exported public import AppIntents
@_exported public import SnippetUI
