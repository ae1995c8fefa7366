import SearchModel

extension AppIntent {
  /// Asks which way to go on.
  ///
  /// - Throws: an error that is to end the run where an option of style `cancel` is chosen, the person turns away,
  ///   or nobody can be asked; do not catch it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await IntentExecution.required().choose(between: options, dialog: dialog, view: nil)
  }

  /// Asks which way to go on, showing a view.
  ///
  /// - Throws: as `requestChoice(between:dialog:)`.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: some View
  ) async throws -> IntentChoiceOption {
    let execution = try IntentExecution.required()
    let rendered = await SnippetRendering.render(view)
    return try await execution.choose(between: options, dialog: dialog, view: rendered)
  }

  /// Asks which way to go on, showing what a closure builds.
  ///
  /// - Throws: as `requestChoice(between:dialog:)`.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog, view: content())
  }
}

extension IntentExecution {
  fileprivate func choose(
    between options: [IntentChoiceOption], dialog: IntentDialog?, view: RenderedView?
  ) async throws -> IntentChoiceOption {
    let offered = options.map {
      QuestionOption(value: $0.title.text, title: $0.title.text, style: $0.style.style)
    }
    let question = ChoiceQuestion(prompt: dialog?.full.text ?? "", options: offered, view: view)
    let place = try await interaction.choice(for: question)
    guard options.indices.contains(place) else {
      throw LimelightError(.handlerFailed, "Answer \(place) is none of \(options.count) choices.")
    }
    guard options[place].style != .cancel else {
      throw LimelightError(.cancelled, "'\(options[place].title.text)' was chosen.")
    }
    return options[place]
  }
}
