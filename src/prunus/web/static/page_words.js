/** What the page says in English outside of its views: whoever translates it translates this file and the words of each view. */

export const PAGE = {
  name: "Prunus",
  invitation: "Search game trees, see why moves are cut off, play, and look at what was learned.",
  skip: "to the content",
  views: {
    trees: ["Trees", "Step through minimax, alpha-beta and their descendants, forward and back; compare two on the same tree."],
    exercises: ["Exercises", "Mark what is pruned, say the window, order the moves. Wrong answers are explained."],
    play: ["Play", "Play any game against a level you choose, and see where you erred."],
    rules: ["Rules", "Read what was learned: clauses in logic and in English. Switch one off and see what it was worth."],
    proofs: ["Proofs", "Walk through a proof: play the other side and be answered from it."],
    lab: ["Lab", "Repeat the paper's experiment with your settings, and watch its figures grow."],
  },
  theme: "Colours",
  themes: { "": "system colours", light: "light", dark: "dark" },
  loading: "Loading …",
  missing: "There is no such page.",
  unreachable: "The server does not answer. Is `prunus serve` still running?",
  title: "{view} · Prunus",
};
