"""The kinds of exercises, one file a kind: each defines an `EXERCISE`, which is found by itself."""
