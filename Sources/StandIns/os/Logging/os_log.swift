/// Writes a message by a format such as `"%{public}@ took %d s"`.
///
/// Texts and objects without `{public}` are replaced, numbers are not.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...)
{
  log.output.log(FormattedMessage.text("\(message)", args), type, log)
}

/// Writes a message by a format, the importance first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
  log.output.log(FormattedMessage.text("\(message)", args), type, log)
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.output.log(message.text, .default, .default) }

/// Writes a message of that importance and part.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.output.log(message.text, type, log)
}

enum FormattedMessage {
  /// The format with its arguments; what is missing an argument stays as it is.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var text = ""
    var rest = Substring(format)
    var arguments = arguments[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      var options: Substring = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
      }
      let modifiers = rest.prefix { "0123456789.+-# hlqzjt".contains($0) }
      guard let conversion = rest.dropFirst(modifiers.count).first, let argument = arguments.popFirst() else {
        text += "%"
        continue
      }
      rest = rest.dropFirst(modifiers.count + 1)
      text += shown(argument, String(modifiers), conversion, options)
    }
    return text + rest
  }

  private static func shown(
    _ argument: Any, _ modifiers: String, _ conversion: Character, _ options: Substring
  ) -> String {
    if options.contains("private") || (!options.contains("public") && "@sS".contains(conversion)) {
      return "<private>"
    }
    let isFloat = "fFeEgGaA".contains(conversion)
    if isFloat, let number = argument as? any BinaryFloatingPoint {
      return String(format: "%\(modifiers)\(conversion)", Double(number))
    }
    if "diuxXo".contains(conversion), let number = argument as? any BinaryInteger {
      let flags = modifiers.filter { !"hlqzjt".contains($0) }
      return String(format: "%\(flags)ll\(conversion)", Int64(truncatingIfNeeded: number))
    }
    return "\(argument)"
  }
}
