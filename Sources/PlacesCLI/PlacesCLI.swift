/// The command line.
public enum PlacesCLI {
  /// Runs the command of this process.
  public static func main() async {}
}
