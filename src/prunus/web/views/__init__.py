"""What the page answers, one file a view: `QUESTIONS` names functions of a `Question`, which return what is sent as JSON."""
