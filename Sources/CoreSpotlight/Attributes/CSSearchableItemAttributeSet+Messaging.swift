public import Foundation

/// What describes messages and contacts; also `textContent`, the body of anything.
extension CSSearchableItemAttributeSet {
  /// The account it belongs to.
  public var accountIdentifier: String? {
    get { text("accountIdentifier") }
    set { set(text: newValue, "accountIdentifier") }
  }

  /// The handles of that account.
  public var accountHandles: [String]? {
    get { texts("accountHandles") }
    set { set(texts: newValue, "accountHandles") }
  }

  /// The body as UTF-8 HTML.
  public var htmlContentData: Data? {
    get { data("htmlContentData") }
    set { set(data: newValue, "htmlContentData") }
  }

  /// The body as text.
  public var textContent: String? {
    get { text("textContent") }
    set { set(text: newValue, "textContent") }
  }

  /// Who wrote it.
  public var authors: [CSPerson]? {
    get { persons("authors") }
    set { set(persons: newValue, "authors") }
  }

  /// To whom it went.
  public var primaryRecipients: [CSPerson]? {
    get { persons("primaryRecipients") }
    set { set(persons: newValue, "primaryRecipients") }
  }

  /// Who got a copy.
  public var additionalRecipients: [CSPerson]? {
    get { persons("additionalRecipients") }
    set { set(persons: newValue, "additionalRecipients") }
  }

  /// Who got a blind copy.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { persons("hiddenAdditionalRecipients") }
    set { set(persons: newValue, "hiddenAdditionalRecipients") }
  }

  /// The mailboxes it is in.
  public var mailboxIdentifiers: [String]? {
    get { texts("mailboxIdentifiers") }
    set { set(texts: newValue, "mailboxIdentifiers") }
  }

  /// Names of the authors.
  public var authorNames: [String]? {
    get { texts("authorNames") }
    set { set(texts: newValue, "authorNames") }
  }

  /// Names of the recipients.
  public var recipientNames: [String]? {
    get { texts("recipientNames") }
    set { set(texts: newValue, "recipientNames") }
  }

  /// Mail addresses of the authors.
  public var authorEmailAddresses: [String]? {
    get { texts("authorEmailAddresses") }
    set { set(texts: newValue, "authorEmailAddresses") }
  }

  /// Mail addresses of the recipients.
  public var recipientEmailAddresses: [String]? {
    get { texts("recipientEmailAddresses") }
    set { set(texts: newValue, "recipientEmailAddresses") }
  }

  /// Postal addresses of the authors.
  public var authorAddresses: [String]? {
    get { texts("authorAddresses") }
    set { set(texts: newValue, "authorAddresses") }
  }

  /// Postal addresses of the recipients.
  public var recipientAddresses: [String]? {
    get { texts("recipientAddresses") }
    set { set(texts: newValue, "recipientAddresses") }
  }

  /// Phone numbers.
  public var phoneNumbers: [String]? {
    get { texts("phoneNumbers") }
    set { set(texts: newValue, "phoneNumbers") }
  }

  /// Mail addresses.
  public var emailAddresses: [String]? {
    get { texts("emailAddresses") }
    set { set(texts: newValue, "emailAddresses") }
  }

  /// Chat addresses.
  public var instantMessageAddresses: [String]? {
    get { texts("instantMessageAddresses") }
    set { set(texts: newValue, "instantMessageAddresses") }
  }
}

/// The messaging attributes whose values are no plain lists.
extension CSSearchableItemAttributeSet {
  /// Header fields by name, each with its values.
  public var emailHeaders: [String: [Any]]? {
    get { headers("emailHeaders") }
    set { set(headers: newValue, "emailHeaders") }
  }

  /// Whether it is probably junk; false until set.
  public var likelyJunk: NSNumber {
    get { flag("likelyJunk") ?? NSNumber(value: false) }
    set { set(flag: newValue, "likelyJunk") }
  }
}
