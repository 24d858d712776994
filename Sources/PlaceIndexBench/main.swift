PlaceIndexBench.main(CommandLine.arguments)
