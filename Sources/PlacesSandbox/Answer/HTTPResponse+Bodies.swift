import PlacesClient

extension HTTPResponse {
  /// An answer with a JSON body.
  static func json(_ object: JSONObject, status: Int = 200) -> HTTPResponse {
    json(JSONWriter.compact(object), status: status)
  }

  /// An answer whose JSON body is written already.
  static func json(_ body: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [HTTPRequest.Field("Content-Type", "application/json; charset=UTF-8")],
      body: body)
  }

  /// The page for a path that no service has.
  static func notFoundPage(_ path: String) -> HTTPResponse {
    let page = """
      <!DOCTYPE html>
      <html lang=en>
      <meta charset=utf-8>
      <title>Error 404 (Not Found)</title>
      <p><b>404.</b> The places sandbox has nothing at <code>\(HTMLText.escape(path))</code>.

      """
    return HTTPResponse(
      status: 404, headers: [HTTPRequest.Field("Content-Type", "text/html; charset=UTF-8")],
      body: Array(page.utf8))
  }
}

/// Text for HTML.
enum HTMLText {
  /// Escapes the characters that mean something in HTML, the apostrophe as Google writes it.
  static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
