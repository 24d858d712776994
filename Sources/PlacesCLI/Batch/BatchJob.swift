import PlacesClient

/// What a batch does with each row: how a question is made of it, and how much of the answer is shown.
struct BatchJob: Sendable {
  /// The name of the command.
  var command: String
  /// Whether lines may be answers of ours, to take place IDs from.
  var readsAnswers = false
  /// How many results of a row CSV output has.
  var rowsPerInput = 1
  /// A question like those the rows will ask, from which the columns of the output follow.
  var sample: LookupQuery
  /// What is shown of an answer.
  var layout = AnswerLayout()
  /// What decides the answers besides the rows; a run is continued only with the same.
  var fingerprint: [String]
  /// Makes a question of a text.
  var query: @Sendable (String) throws(ValueProblem) -> LookupQuery
  /// Makes a question of a place ID and the session it ends, for commands that look up places.
  var placeQuery: (@Sendable (PlaceID, SessionToken?) -> LookupQuery)?
}
