import PlaceIndex
import PlacesClient

/// Legacy Find Place from Text: a request that keeps its rules, and the answer to it.
struct LegacyFindPlace {
  private let text: TextSearch
  private let phoneDigits: String?
  private let selection: FieldSelection
  private let language: AnswerLanguage

  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(try LegacyFindPlace(request).answer(from: sandbox))
    } catch {
      return error.response(container: "candidates")
    }
  }

  /// Reads and checks the parameters; coordinates and plus codes as input are errors.
  init(_ request: Incoming) throws(LegacyError) {
    let parameters = request.parameters
    guard let input = parameters["input"], !input.trimmingBlanks().isEmpty,
      NumberText.point(input) == nil,
      !input.split(separator: " ").contains(where: { PlusCode.isCode(String($0)) })
    else { throw .invalid }
    switch parameters["inputtype"] {
    case "textquery": phoneDigits = nil
    case "phonenumber":
      guard let digits = PhoneBook.digits(input) else { throw .invalid }
      phoneDigits = digits
    default: throw .invalid
    }
    selection = try LegacyFields.selection(
      parameters["fields"] ?? "place_id", allowed: LegacyFields.isFindPlaceField)
    language = AnswerLanguage(parameters["language"], request)
    let bias = try parameters["locationbias"].flatMap { text throws(LegacyError) in
      try LegacyArea.bias(text)
    }
    text = TextSearch(input, bias: bias)
  }

  /// The best candidate for a text, every one for a phone number.
  func answer(from sandbox: Sandbox) throws(LegacyError) -> JSONObject {
    let places =
      if let phoneDigits {
        sandbox.businesses.businesses(withDigits: phoneDigits, in: sandbox.index)
      } else {
        text.places(1, in: sandbox)
      }
    if places.isEmpty { throw .nothing }
    let candidates = places.map {
      JSONValue.object(
        LegacyPlace($0, sandbox, language).json(selection, fields: LegacyFields.detailsFields))
    }
    return ["candidates": .array(candidates), "status": "OK"]
  }
}
