/** What the view of trees says in English. */

export const TREES = {
  title: "Trees",
  empty: "Write a tree, pick one of a lecture, or choose a game, and step through its search.",
  game: "game", position: "position", positionHint: "the start, or a position in the game's notation",
  tree: "tree", treeHint: "nested lists of values: [[3, 12, 8], [2, 4, 6]]", pick: "a tree to begin with", picked: "pick one …",
  algorithm: "search", ordering: "order", evaluation: "evaluation", depth: "depth", nodes: "recorded nodes", whole: "to the ends",
  second: "beside it", nothing: "nothing", secondOrdering: "its order", threshold: "value to reach",
  show: "Show", searching: "Searching … {seconds} s. The first time it may take half a minute: the search is compiled for this game.",
  edit: "Edit the tree with the mouse", add: "add a leaf", remove: "remove", grow: "give it leaves", swap: "who moves first: {who}",
  value: "value of the leaf", editor: "Editor of the tree", node: "node", leaf: "leaf",
  max: "MAX", min: "MIN",
  share: "The address of this page shows the same again, at the same step.",
  said: "{nodes} nodes in {steps} steps.",
};
