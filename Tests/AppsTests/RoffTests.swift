import ManualPages
import TestSupport
import Testing

@Suite("Text of manual pages")
struct RoffTests {
  private func text(_ source: String) -> String { RoffConverter.convert(Array(source.utf8)).text }

  @Test("A page of the man macros becomes its words, line by line")
  func manPage() {
    let page = RoffConverter.convert(
      Array(
        #"""
        .\" A comment
        .TH LS 1 "March 2026" "coreutils" "User Commands"
        .SH NAME
        ls, dir \- list directory contents
        .SH SYNOPSIS
        .B ls
        [\fI\,OPTION\/\fR]... [\fIFILE\fR]...
        .SH DESCRIPTION
        .PP
        List information about the FILEs
        (the current directory by default).
        .TP
        \fB\-a\fR, \fB\-\-all\fR
        do not ignore entries starting with .
        .IP "\fB\-\-block\-size\fR=\fISIZE\fR" 4
        scale sizes by
        .BR dd (1)
        """#.utf8))
    #expect(page.names == ["ls", "dir"])
    #expect(page.summary == "list directory contents")
    #expect(
      page.text == """
        NAME
        ls, dir - list directory contents
        SYNOPSIS
        ls [OPTION]... [FILE]...
        DESCRIPTION
        List information about the FILEs (the current directory by default).
        -a, --all
        do not ignore entries starting with .
        --block-size=SIZE scale sizes by dd(1)
        """)
  }

  @Test("A page of the mdoc macros becomes its words, punctuation where it belongs")
  func mdocPage() {
    let page = RoffConverter.convert(
      Array(
        #"""
        .Dd March 1, 2026
        .Dt SSH 1
        .Os
        .Sh NAME
        .Nm ssh
        .Nd OpenSSH remote login client
        .Sh SYNOPSIS
        .Nm ssh
        .Op Fl 46AaCf
        .Op Fl B Ar bind_interface
        .Ar destination
        .Sh DESCRIPTION
        .Nm
        is a program, see
        .Xr sshd 8 ,
        .Pa ~/.ssh/config .
        .Bl -tag -width Ds
        .It Fl c Ar cipher Ns Oo : Ns Ar more Oc
        Selects it.
        .El
        """#.utf8))
    #expect(page.names == ["ssh"])
    #expect(page.summary == "OpenSSH remote login client")
    #expect(
      page.text == """
        NAME
        ssh - OpenSSH remote login client
        SYNOPSIS
        ssh [-46AaCf] [-B bind_interface] destination
        DESCRIPTION
        ssh is a program, see sshd(8), ~/.ssh/config.
        -c cipher[:more]
        Selects it.
        """)
  }

  @Test(
    "Escapes become the characters they stand for",
    arguments: [
      (#"a\-b"#, "a-b"), (#"\(co 2026 \(em x"#, "© 2026 — x"), (#"caf\['e] \[u00E9]"#, "café é"),
      (#"\fBbold\fP \f(CWmono\fR \f[B]x\f[]"#, "bold mono x"), (#"x\&.y\|z"#, "x.yz"),
      (#"back\e \\ slash"#, #"back\ \ slash"#), (#"one\ two\~three"#, "one two three"), (#"a\"comment"#, "a"),
      (#"\s-2small\s+2 \s'8'x\s(12y"#, "small xy"), (#"\h'2m'a\v'-1'b\w'xx'"#, "ab"),
      (#"C\*(Aqs \*(lqq\*(rq"#, "C's “q”"),
      (#"\n(.l\n[x]9"#, "9"), (#"\N'65'\C'em'"#, "A—"), (#"trailing\"#, "trailing"), (#"\["#, ""),
      (#"\f"#, ""),
      (#"\h'"#, ""), (#"\*"#, ""), (#"\("#, ""),
    ])
  func escapes(_ source: String, _ expected: String) {
    #expect(text(source) == expected)
  }

  @Test("Conditionals go the way a terminal takes them")
  func conditionals() {
    #expect(text(".if n kept\n.if t dropped\n.if !n dropped\nend") == "kept end")
    #expect(text(".ie n \\{\\\nyes\n.\\}\n.el \\{\\\nno\n.\\}\nend") == "yes end")
    #expect(text(".ie t \\{\\\nno\n.if n \\{\\\nno\n.\\}\n.\\}\n.el yes\nend") == "yes end")
    #expect(text(#".ie \n(.g .ds Aq \(aq"# + "\n" + #".el .ds Aq '"# + "\n" + #"it\*(Aqs"#) == "it's")
  }

  @Test("Definitions are skipped, their arguments kept where they would be printed")
  func definitions() {
    #expect(text(".de XX\nbody \\\\$1\n..\n.XX shown\n.de YY\nnothing\n..\n.YY hidden\nend") == "shown end")
    #expect(text(".ig\nsecret\n..\nend") == "end")
    #expect(text(".am URL\n.  ad l\n.  .\nend") == "end")
    #expect(text(".ds x value\n.ds loop \\*[loop]\\*[loop]\n\\*x \\*[loop]end") == "value end")
  }

  @Test("Of tables the cells stay, of equations nothing")
  func tables() {
    #expect(
      text(".TS\ntab(@) box;\nl l\nr r.\nname@value\n_\none@T{\nlong text\nT}\n.TE\n.EQ\nx sup 2\n.EN\nend")
        == "name value\none long text\nend")
  }

  @Test("A control line may go on after a backslash")
  func continuedLine() {
    #expect(text(".BI \"int open(\" path \\\n\", int \" flags );") == "int open(path, int flags);")
  }

  @Test("Latin-1 pages are read, UTF-8 pages kept")
  func encodings() {
    #expect(RoffConverter.convert([0x63, 0x61, 0x66, 0xE9]).text == "café")
    #expect(text("café ©") == "café ©")
  }

  @Test("Long pages are cut at the limit, on a character's border")
  func limit() {
    let source = String(repeating: "é", count: 5000)
    let page = RoffConverter.convert(Array(source.utf8), limit: 1001)
    #expect(page.text == String(repeating: "é", count: 500))
  }

  @Test("Whatever bytes stand in a file, there is some text and no crash")
  func anyBytes() {
    var random = SeededRandom(seed: 20_260_301)
    let pieces = [
      ".", "'", "\\", "\n", "\"", " ", "{", "}", "\\{", "\\}", ".if ", ".ie n ", ".el ", ".de ", "..",
      ".TS\n", ".TE\n",
      "T{", ".Sh NAME\n", ".SH NAME\n", ".Dd x\n", ".Nm ", ".Op Fl ", "Ns ", ".ds a \\*a\\*a\n", "\\*a",
      "\\(", "\\[",
      "\\s", "\\h'", ".so ", ".ig\n", "tab(", ";", "\u{0}", "é", "\r", "\t", "x", "-", ".It ", ".Xr ", ".B ",
      ".TP\n",
    ]
    for _ in 0..<3000 {
      var source: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        source += Array((pieces.randomElement(using: &random) ?? "").utf8)
        if Int.random(in: 0..<8, using: &random) == 0 {
          source.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let page = RoffConverter.convert(source, limit: 400)
      #expect(page.text.utf8.count <= 400)
    }
  }
}
