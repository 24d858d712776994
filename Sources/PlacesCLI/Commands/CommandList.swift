/// The commands, in the order of help.
enum CommandList {
  /// All of them; a new command is one file and one entry here.
  static var all: [Command] {
    [
      .predict, .details, .geocode, .session, .types, .doctor, .sandboxServe, .indexBuild,
      .indexInfo, .indexQuery, .help { CommandList.all },
    ]
  }
}
