"""The benches, one file each, and what they share. A module with a SUMMARY and a run(options) is a bench."""
