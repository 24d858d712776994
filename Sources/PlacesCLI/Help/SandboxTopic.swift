import PlacesSandbox

/// What the help of the `sandbox` commands says beyond the commands: the inputs that always fail in the same way.
enum SandboxTopic {
  /// The blocks.
  static var blocks: [HelpBlock] {
    [
      .heading("Inputs that always get an error"),
      .paragraph(
        "As the text of a query or as a place ID, with --sandbox and with the server: \(ReservedInputs.prefix) and one of"
      ),
      .paragraph(ReservedInputs.names.joined(separator: ", ") + "."),
      .paragraph(
        "Each API answers with its own form of the error, so \(ReservedInputs.prefix)OVER_QUERY_LIMIT is RESOURCE_EXHAUSTED in the New API."
      ),
      .heading("Place IDs that always behave in the same way"),
      .paragraph(
        "sbx-reserved-home is there; -moved and -moved-again lead to it; -loop-a and -loop-b lead to each other; -replaced answers with another ID; -stale and -empty are gone. The full names begin with sbx-reserved-."
      ),
    ]
  }
}
