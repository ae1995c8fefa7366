/// Words that say nothing about what a long question is about.
///
/// Left out only where many words remain to ask for; in names they count like any other.
enum StopWords {
  /// Folded.
  static let english: Set<String> = Set(
    """
    a about above after again against all also am an and any are aren't as at be because been before being below between
    both but by can cannot could did do does doing don't down during each few for from further had has have having he her
    here hers herself him himself his how i if in into is it its itself just me more most my myself no nor not now of off
    on once only or other our ours ourselves out over own same she should so some such than that the their theirs them
    themselves then there these they this those through to too under until up very was we were what when where which while
    who whom why will with would you your yours yourself yourselves
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
