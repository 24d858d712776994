import Foundation
import Testing

@testable import PlacesCLI

// The streams are made with what Linux has in /dev and /proc.
#if os(Linux)
  /// The built program with streams that only a process can have.
  @Suite struct ProcessStreamTests {
    /// What one run of a shell script leaves behind; `places` in it is the program just built.
    private struct ShellRun {
      var status: Int32
      var output: String
      var error: String

      init(_ script: String) throws {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(filePath: tests).deletingLastPathComponent().path
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.environment = ["PATH": products + ":/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        try process.run()
        self.output = String(
          decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.error = String(
          decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
      }
    }

    @Test func `the program answers as a process`() throws {
      let run = try ShellRun("places --version")
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.output == "places \(programVersion)\n")
    }

    @Test(arguments: [
      "places --help >/dev/full", "places --help >&-", "places -V >&-", "places help <&- >&-",
    ])
    func `output that cannot be written is an error`(script: String) throws {
      let run = try ShellRun(script)
      #expect(run.status == 8)
      #expect(run.error.hasPrefix("places: cannot write to standard output: "))
    }

    @Test(arguments: ["places --help", "trap '' PIPE; places --help"])
    func `a reader that does not read ends the run quietly`(script: String) throws {
      // The pipe has a writer, and its last reader is closed before anything is written.
      let run = try ShellRun(
        """
        folder=$(mktemp -d) && mkfifo "$folder/pipe" && exec 3<>"$folder/pipe" 4>"$folder/pipe" 3<&-
        rm -r "$folder"
        \(script) >&4
        """)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
    }

    @Test func `a closed standard error leaves the status`() throws {
      let run = try ShellRun("places nonsense 2>&-")
      #expect(run.status == 2 && run.output.isEmpty)
    }

    @Test func `bytes that are not UTF-8 are refused`() throws {
      let run = try ShellRun(#"places help "$(printf '\377\376')""#)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.error.hasPrefix("places: argument 2 is not UTF-8 text"))
    }
  }
#endif
