/// The answer to a prediction request; at most five predictions, best first, possibly none.
public struct Predictions: Sendable, Hashable {
  /// The predictions.
  public var predictions: [Prediction]

  /// Creates an answer.
  public init(predictions: [Prediction]) { self.predictions = predictions }
}

/// One prediction.
public struct Prediction: Sendable, Hashable {
  /// What a prediction leads to.
  public enum Target: Sendable, Hashable {
    /// A place, with its ID.
    case place(PlaceID)
    /// A text to search for; it has no place ID.
    case query
  }

  /// What it leads to.
  public var target: Target
  /// The full text.
  public var text: MatchedText
  /// The main part, usually a name.
  public var mainText: MatchedText?
  /// What tells it apart, usually the place around it.
  public var secondaryText: MatchedText?
  /// Its types, unknown ones included.
  public var types: [String]
  /// Metres from the origin in a straight line, when an origin was given and the service knows.
  public var distanceMeters: Int?

  /// Creates a prediction.
  public init(
    target: Target, text: MatchedText, mainText: MatchedText? = nil,
    secondaryText: MatchedText? = nil, types: [String] = [], distanceMeters: Int? = nil
  ) {
    self.target = target
    self.text = text
    self.mainText = mainText
    self.secondaryText = secondaryText
    self.types = types
    self.distanceMeters = distanceMeters
  }
}
