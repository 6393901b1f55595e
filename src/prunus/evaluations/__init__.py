"""One file an idea: a NamedTuple whose fields are its parameters, and its `evaluate`."""
