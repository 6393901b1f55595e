/** What the view of exercises says in English. Questions and explanations come from the server. */

export const EXERCISES = {
  title: "Exercises",
  kind: "exercise", difficulty: "difficulty", difficulties: { 1: "easy", 2: "medium", 3: "hard" }, seed: "number", another: "Another one",
  check: "Check", clear: "Clear", solve: "Show the solution", hide: "Hide the solution", solution: "Solution",
  tree: "Tree of the exercise", answer: "Your answer",
  max: "MAX", min: "MIN", or: "OR", and: "AND", leafName: "leaf", node: "{name}, {who}", asked: "the node in question", turned: "The tree is turned: the leftmost child is the topmost.", blank: "no number yet",
  marks: {
    how: "Click a leaf to mark it, or an inner node for all leaves below it. By keyboard: arrows, and Enter.",
    none: "Nothing is marked.", some: "Marked: {names}.", on: "{names} marked", off: "{names} no longer marked",
  },
  window: {
    how: "Type whole numbers, or press ∞.", alpha: "alpha", beta: "beta", low: "−∞", high: "+∞", lowName: "alpha is −∞", highName: "beta is +∞",
  },
  numbers: {
    how: "Click a leaf or its field, then a number; or type.", field: "number at leaf {name}", use: "put {number} at {name}", used: "{number} is at {name}; put it at {other}",
    put: "{number} at {name}",
  },
  orders: {
    how: "Click a node to move it one place to the left among its brothers. By keyboard: arrows, and Enter.",
    howAcross: "Click a node to move it one place up among its brothers. By keyboard: arrows, and Enter.",
    now: "{parent}: {names}", place: "{place} of {all} below {parent}", same: "The order is as it was.", only: "{name} has no brothers",
  },
  leaf: { how: "Click a leaf. By keyboard: arrows, and Enter.", none: "No leaf is chosen.", some: "Chosen: {name}." },
  own: "A tree of your own", ownTree: "tree", ownHint: "nested lists of values: [[3, 5], [6, 9]]; of proof numbers 1, 0 and ?: [[1, ?], [?, 0]]",
  ownUse: "Ask about this tree", ownLeave: "Back to trees that are made",
  sheet: "A sheet to print", sheetHow: "So many exercises of this kind, from this one on.", sheetAll: "everything that can be asked about this tree", count: "exercises", sheetSave: "The sheet", sheetSolutions: "Its solutions",
  sheetFile: "exercises.html", solutionsFile: "solutions.html", saved: "{name} is saved.",
  share: "The address of this page is this exercise, with your answer.",
};
