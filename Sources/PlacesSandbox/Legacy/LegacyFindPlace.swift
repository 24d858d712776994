import PlaceIndex
import PlacesClient

/// Legacy Find Place from Text: a request that keeps its rules, and the answer to it.
struct LegacyFindPlace {
  private let search: PredictionSearch
  private let phoneDigits: String?
  private let selection: FieldSelection

  /// Answers a request, whatever is wrong with it.
  static func respond(to request: Incoming, _ sandbox: Sandbox) -> HTTPResponse {
    do throws(LegacyError) {
      guard request.key != nil else { throw .noKey }
      return .json(try LegacyFindPlace(request.parameters).answer(from: sandbox))
    } catch {
      return error.response(container: "candidates")
    }
  }

  /// Reads and checks the parameters; coordinates and plus codes as input are errors.
  init(_ parameters: Parameters) throws(LegacyError) {
    guard let input = parameters["input"], !input.trimmingBlanks().isEmpty,
      NumberText.point(input) == nil,
      !input.split(separator: " ").contains(where: { PlusCode.isCode(String($0)) })
    else { throw .invalid }
    switch parameters["inputtype"] {
    case "textquery": phoneDigits = nil
    case "phonenumber":
      guard input.hasPrefix("+") else { throw .invalid }
      phoneDigits = Self.digits(input)
    default: throw .invalid
    }
    selection = try LegacyFields.selection(
      parameters["fields"] ?? "place_id", allowed: LegacyFields.isFindPlaceField)
    var search = PredictionSearch(text: input)
    search.bias = try parameters["locationbias"].flatMap { text throws(LegacyError) in
      try LegacyArea.bias(text)
    }
    self.search = search
  }

  /// The best candidate for a text, every one for a phone number.
  func answer(from sandbox: Sandbox) throws(LegacyError) -> JSONObject {
    var places = search.places(in: sandbox.index)
    if let phoneDigits {
      places = places.filter {
        $0.business?.internationalPhone.map(Self.digits) == phoneDigits
      }
    } else {
      places = Array(places.prefix(1))
    }
    if places.isEmpty { throw .nothing }
    let candidates = places.map {
      JSONValue.object(LegacyPlace($0, sandbox).json(selection, fields: LegacyFields.detailsFields))
    }
    return ["candidates": .array(candidates), "status": "OK"]
  }

  private static func digits(_ text: String) -> String {
    text.filter { $0.isASCII && $0.isNumber }
  }
}
