import PlacesCLI

await PlacesCLI.main()
