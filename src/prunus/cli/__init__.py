"""The command line: parse, call, show. No algorithm lives here."""
