extension String: Transferable {
  /// Plain text in UTF-8; made from any plain text in UTF-8 or UTF-16.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text(in: $0, encoding: .utf8, .utf8PlainText)
    }
    DataRepresentation<String>(importedContentType: .utf16PlainText) {
      try text(in: $0, encoding: .utf16, .utf16PlainText)
    }
    DataRepresentation<String>(importedContentType: .plainText) {
      try text(in: $0, encoding: .utf8, .plainText)
    }
  }

  fileprivate static func text(in data: Data, encoding: String.Encoding, _ type: UTType) throws -> String {
    guard let text = String(data: data, encoding: encoding) else {
      throw TransferError.malformed(contentType: type.identifier)
    }
    return text
  }
}

extension AttributedString: Transferable {
  /// Plain text in UTF-8: Linux has no reader and writer of rich text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text; of a file also its content.
  public static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<URL>(exportedContentType: .data, shouldAllowToOpenInPlace: true) {
      SentTransferredFile($0, allowAccessingOriginalFile: true)
    }
    .exportingCondition { $0.isFileURL }
    .suggestedFileName { $0.isFileURL ? $0.lastPathComponent : nil }
    DataRepresentation<URL>(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address(in: $0)
    }
    .exportingCondition { $0.isFileURL }
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try address(in: $0)
    }
  }

  private static func address(in data: Data) throws -> URL {
    let text = try String.text(in: data, encoding: .utf8, .url)
    guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil
    else {
      throw TransferError.malformed(contentType: UTType.url.identifier)
    }
    return url
  }
}
