/// A text with marked stretches, made ready for a page: whatever the text holds, only the marks are marks.
package struct MarkedText {
  /// Ranges of the text's Unicode scalars, ascending, with what each is called.
  package var marks: [(range: Range<Int>, name: String)]
  package var text: String

  package init(_ text: String, marks: [(range: Range<Int>, name: String)]) {
    self.text = text
    self.marks = marks
  }

  /// HTML with each marked stretch as `<mark class="NAME">`; stretches outside the text are left out.
  package var html: String {
    let scalars = text.unicodeScalars
    var html = ""
    var place = 0
    var index = scalars.startIndex
    func upTo(_ end: Int) -> String {
      guard end > place, let stop = scalars.index(index, offsetBy: end - place, limitedBy: scalars.endIndex)
      else { return "" }
      defer { (index, place) = (stop, end) }
      return Escape.html(String(scalars[index..<stop]))
    }
    for mark in marks where mark.range.lowerBound >= place {
      html += upTo(mark.range.lowerBound)
      let marked = upTo(mark.range.upperBound)
      if !marked.isEmpty { html += "<mark class=\"\(Escape.html(mark.name))\">\(marked)</mark>" }
    }
    return html + Escape.html(String(scalars[index...]))
  }
}
