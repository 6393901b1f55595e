"""The games of other libraries, one file a library."""
