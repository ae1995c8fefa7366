extension RoffConverter {
  /// How an inline macro of the `mdoc` package prints its arguments.
  private struct Inline {
    var before = ""
    var after = ""
    /// Printed when there are no arguments.
    var otherwise = ""
    /// Every argument gets `before`, not all of them together.
    var isEach = false
  }

  private static let inlines: [String: Inline] = [
    "Ad": Inline(), "An": Inline(), "Ar": Inline(otherwise: "file ..."), "At": Inline(before: "AT&T UNIX "),
    "Bsx": Inline(before: "BSD/OS "), "Bx": Inline(before: "BSD "), "Cd": Inline(), "Cm": Inline(),
    "Dv": Inline(), "Dx": Inline(before: "DragonFly "), "Em": Inline(), "Er": Inline(), "Ev": Inline(),
    "Fa": Inline(), "Fd": Inline(), "Fl": Inline(before: "-", otherwise: "-", isEach: true),
    "Fr": Inline(), "Ft": Inline(), "Fx": Inline(before: "FreeBSD "), "Ic": Inline(),
    "In": Inline(
      before: "<", after: ">"), "Lb": Inline(), "Li": Inline(), "Lk": Inline(), "Ms": Inline(),
    "Mt": Inline(), "No": Inline(), "Nx": Inline(before: "NetBSD "), "Ox": Inline(before: "OpenBSD "),
    "Pa": Inline(otherwise: "~"), "Sx": Inline(), "Sy": Inline(), "Tn": Inline(),
    "Ux": Inline(
      before: "UNIX"), "Va": Inline(), "Vt": Inline(), "St": Inline(), "Ta": Inline(),
    "Op": Inline(before: "[", after: "]"), "Bq": Inline(before: "[", after: "]"),
    "Pq": Inline(before: "(", after: ")"), "Brq": Inline(before: "{", after: "}"),
    "Aq": Inline(before: "<", after: ">"), "Dq": Inline(before: "“", after: "”"),
    "Sq": Inline(before: "‘", after: "’"), "Ql": Inline(before: "‘", after: "’"),
    "Qq": Inline(before: "\"", after: "\""),
    "Oo": Inline(before: "["), "Oc": Inline(before: "]"), "Po": Inline(before: "("),
    "Pc": Inline(before: ")"),
    "Bo": Inline(before: "["), "Bc": Inline(before: "]"), "Ao": Inline(before: "<"),
    "Ac": Inline(before: ">"),
    "Do": Inline(before: "“"), "Dc": Inline(before: "”"), "So": Inline(before: "‘"),
    "Sc": Inline(before: "’"),
    "Qo": Inline(before: "\""), "Qc": Inline(before: "\""), "Xo": Inline(), "Xc": Inline(),
    "Fo": Inline(), "Fc": Inline(), "Ap": Inline(before: "'"),
  ]

  private static let closing: Set<String> = ["Oc", "Pc", "Bc", "Ac", "Dc", "Sc", "Qc", "Ap"]
  private static let opening: Set<String> = ["Oo", "Po", "Bo", "Ao", "Do", "So", "Qo"]
  private static let dropped: Set<String> = [
    "Dd", "Dt", "Os", "Sm", "Bk", "Ek", "Rs", "Re", "Bf", "Ef", "Db",
  ]

  /// Handles a control line of an `mdoc` page.
  ///
  /// - Returns: `false` if it is no macro of the package (`.br`, `.if` and the like work there too).
  mutating func mdoc(_ arguments: RoffArguments) -> Bool {
    let name = arguments.name
    switch name {
    case "Sh", "Ss": heading(arguments)
    case "Pp", "Lp", "Bl", "El": gap(.line)
    case "It":
      gap(.line)
      inline(arguments.list[...])
      gap(.line)
    case "Bd":
      gap(.line)
      keepsLines = arguments.list.contains {
        $0.bytes.elementsEqual("-literal".utf8) || $0.bytes.elementsEqual("-unfilled".utf8)
      }
    case "Ed":
      gap(.line)
      keepsLines = false
    case "D1", "Dl":
      gap(.line)
      inline(arguments.list[...])
      gap(.line)
    case "Nd":
      gap(.space)
      put("-")
      gap(.space)
      inline(arguments.list[...])
      endTextLine()
    case "Nm", "Xr", "Fn":
      callable(name, arguments.list[...])
      endTextLine()
    case _ where Self.dropped.contains(name): break
    case _ where Self.inlines[name] != nil:
      callable(name, arguments.list[...])
      endTextLine()
    case _ where name.first == "%":
      inline(arguments.list[...])
      endTextLine()
    default: return false
    }
    return true
  }

  /// Prints arguments, among them macros called by name.
  private mutating func inline(_ arguments: ArraySlice<RoffArguments.Argument>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if let name = macroName(argument) {
        callable(name, rest)
        return
      }
      word(argument)
    }
  }

  private func macroName(_ argument: RoffArguments.Argument) -> String? {
    guard !argument.isQuoted, (2...3).contains(argument.bytes.count) else { return nil }
    let name = String(decoding: argument.bytes, as: UTF8.self)
    let isMacro = Self.inlines[name] != nil || ["Nm", "Xr", "Fn", "Ns"].contains(name)
    return isMacro ? name : nil
  }

  private mutating func callable(_ name: String, _ arguments: ArraySlice<RoffArguments.Argument>) {
    var rest = arguments
    switch name {
    case "Ns":
      pending = .none
      joins = true
      return inline(rest)
    case "Nm":
      if let first = rest.first, macroName(first) == nil, !isPunctuation(first.bytes) {
        if mdocName.isEmpty { mdocName = Array(first.bytes) }
      } else {
        mdocName.withUnsafeBufferPointer { emit($0) }
        gap(.space)
      }
      return inline(rest)
    case "Xr", "Fn":
      if let first = rest.popFirst() { emit(first.bytes, isQuoted: first.isQuoted) }
      if name == "Fn" || rest.first.map({ !isPunctuation($0.bytes) }) == true {
        put("(")
        while let next = rest.first, macroName(next) == nil, !isPunctuation(next.bytes) {
          emit(next.bytes, isQuoted: next.isQuoted)
          rest.removeFirst()
          if name == "Xr" { break }
          if let more = rest.first, macroName(more) == nil, !isPunctuation(more.bytes) { put(", ") }
        }
        pending = .none
        put(")")
        gap(.space)
      }
      return inline(rest)
    default: break
    }
    guard let style = Self.inlines[name] else { return inline(rest) }
    if Self.closing.contains(name) {
      pending = .none
      put(style.before)
      if name == "Ap" { joins = true } else { gap(.space) }
      return inline(rest)
    }
    if Self.opening.contains(name) {
      put(style.before)
      joins = true
      return inline(rest)
    }
    var trailing: ArraySlice<RoffArguments.Argument> = []
    if !style.after.isEmpty {
      // Punctuation at the end of the line stands after the closing sign.
      let end = rest.lastIndex { !isPunctuation($0.bytes) }.map { $0 + 1 } ?? rest.startIndex
      trailing = rest[end...]
      rest = rest[..<end]
    }
    let isBare = rest.first.map { macroName($0) != nil || isPunctuation($0.bytes) } ?? true
    if isBare, style.after.isEmpty, !style.otherwise.isEmpty {
      put(style.otherwise)
      gap(.space)
    } else if style.isEach {
      while let next = rest.first, macroName(next) == nil, !isPunctuation(next.bytes) {
        put(style.before)
        emit(next.bytes, isQuoted: next.isQuoted)
        gap(.space)
        rest.removeFirst()
      }
    } else if !style.before.isEmpty {
      put(style.before)
      if style.before.last != " " && style.after.isEmpty {
        gap(.space)
      } else if !style.after.isEmpty {
        joins = true
      }
    }
    inline(rest)
    if !style.after.isEmpty {
      pending = .none
      put(style.after)
      gap(.space)
      inline(trailing)
    }
  }

  private mutating func word(_ argument: RoffArguments.Argument) {
    let bytes = argument.bytes
    if !argument.isQuoted, isPunctuation(bytes) {
      pending = .none
      emit(bytes)
      gap(.space)
    } else if !argument.isQuoted, bytes.count == 1,
      bytes[0] == UInt8(ascii: "(") || bytes[0] == UInt8(ascii: "[")
    {
      emit(bytes)
      joins = true
    } else {
      emit(bytes, isQuoted: argument.isQuoted)
      gap(.space)
    }
  }

  /// A closing delimiter: it stands without a space before it.
  private func isPunctuation(_ bytes: Bytes) -> Bool {
    bytes.count == 1 && ".,:;)]?!".utf8.contains(bytes[0])
  }
}
