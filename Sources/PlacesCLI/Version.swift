/// The version of this program, in the one place it is written.
let programVersion = "0.1.0"
