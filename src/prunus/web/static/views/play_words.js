/** What the view of play and analysis says in English; names in {} are replaced. */

export const PLAY = {
  title: "Play",

  // who plays what
  setup: "Game and players", game: "game", opponent: "against", side: "you play", fresh: "New game",
  sides: { first: "first ({side})", second: "second ({side})" },
  friend: "a friend here", chance: "random", rules: "the learned rules alone", notes: "the rules of the notes", other: "another, by name",
  otherName: "player", about: "{game}: {summary}.", says: "{name} {says}.",
  saysOf: { random: "makes any legal move" },

  // the board
  board: "Board of {game}: {stones}. Arrow keys go from square to square, Enter plays, Escape lets go of a stone; U takes back, R makes again, V shows what is best.",
  noBoard: "This game has no board. Its position is", empty: "empty", lastPlayed: "last move", best: "best",
  canPlay: "can be played", canMove: "can move", isChosen: "chosen", canGo: "goes there", goesTo: "{square}: goes to {squares}.",
  letGo: "{square} was let go.",

  keysTitle: "Keys of the board",
  keys: [["← ↑ ↓ →", "from square to square"], ["Enter", "play, or take a stone"], ["Esc", "let go of it"], ["U", "take back"], ["R", "make again"], ["V", "show what is best, step by step"]],

  // what happened, whose turn it is
  made: "{side} played {move}.", changed: "{squares} changed.", toMove: "{side} to move.", you: "Your turn: {side} to move.",
  either: "Try another way from here, or go on.", over: "The game is over. {result} {own}", won: "You have won.", lost: "You have lost.", whatWentWrong: "Show what went wrong",
  thinking: "{player} is thinking … {seconds} s. {wait}", wait: "The first time it may take half a minute: the search is compiled for this game.",
  choose: "Several moves go there: {moves}. Choose one below.", chooseStone: "Choose a stone first, then where it goes.",
  illegal: "{square} cannot be played.", cannotMove: "{square} cannot move.", askAgain: "Ask again", newStart: "Begin anew",

  // making moves
  others: "Moves that are made by name", typed: "your move", typedHint: "as {move}", play: "Play it",
  moves: "Moves", start: "start", back: "Take back", again: "Make again", afterMove: "after move {ply}, {move}", noMoves: "No move was made yet.",
  notLast: "Moves with a dashed border were taken back.", marks: { slip: "?!", mistake: "?", blunder: "??" },

  // what is best
  ask: "What is best?", hidden: "Nothing is shown until you ask, and then step by step.",
  hint: "Show the best move", showValues: "Show what every move is worth", showOrder: "Show the order in which they are tried",
  hide: "Hide all", working: "Working … {seconds} s", bestIs: "Best is {moves}.", bestOf: "Best are {moves}, as good as each other.", bestAll: "All moves are as good as each other.",
  move: "move", value: "value", why: "why not?", whyLabel: "why not {move}?", whyIs: "why?", whyIsLabel: "why {move}?", whyTitle: "Why not {move}?", whyBest: "What speaks for {move}?",
  exact: "Exact: this is how the game ends with best play, for who makes the move.",
  estimate: "Estimated by a search of {depth} plies, for who makes the move. On the board exact values are filled; here ≈ stands before estimates.",
  about_: "≈", results: "W wins, D draws, L loses.", depth: "plies to look ahead", usual: "as usual", values: "What every move is worth",
  refute: "Show what answers {move}", lineOf: "Show what follows {move}", better: "Show the better line",

  // the order
  order: "The order in which moves are tried", orderAfter: "So would a search go on that has looked {depth} plies ahead: first the move that it found best, then",
  orderRules: "the others as the learned rules put them.", orderHistory: "the moves that have caused cutoffs elsewhere, then the others in the game's own order.",
  rulesBesides: "What was learned for this game says besides:", foundBest: "found best so far", points: "{points} points", because: "why",
  ruleOver: "rule {rule} before {moves}", ruleList: "The rules", rulesSay: "What the learned rules say",

  // the whole game
  analysis: "The whole game", analyse: "Judge every move", closeAnalysis: "Close the analysis", nothingYet: "When moves were made, all of them can be judged.",
  judging: "Judged {judged} of {all} moves … {seconds} s",
  graph: "The course of the game, move by move, as {side} sees it: {points}", legend: "Filled: exact. Hollow: estimated. Squares: mistakes and blunders.",
  wins: "{side} wins", mistakes: "Mistakes", noMistakes: "No mistake was found.",
  mistake: "{number}. {move}, {verdict}: it {made}, {best} {could}.", isExact: "exact",
  verdicts: { slip: "a slip", mistake: "a mistake", blunder: "a blunder", best: "best", only: "the only move" },
  count: "{side}: {blunder} blunders, {mistake} mistakes, {slip} slips.", one: { blunders: "blunder", mistakes: "mistake", slips: "slip" },
  judgedHow: "{exact} of {all} moves are judged exactly{rest}.", judgedRest: ", the others by a search of {depth} plies", judgedBy: "All moves are judged by a search of {depth} plies.",

  // texts
  bring: "Paste, open, save", paste: "a game or a position, in any notation", pasteHint: "f5d6c3 · 4453 · 1. e4 e5 · a position",
  file: "or from a file", tooLong: "The file has {size} characters; at most {most} are read.", open: "Open it", several: "The first of {games} games is shown.",
  notation: "This position is", format: "the game as", write: "Write it", written: "the game as text", save: "Save as a file",
  share: "The address of this page is this game: keep it, share it, come back to it.",

  // positions
  edit: "Set up a position", editing: "Choose a stone, then the squares where it stands.", editText: "or write it", brush: "Stones", nothing: "no stone",
  editBoard: "Board to arrange. Arrow keys go from square to square, Enter puts the chosen stone or takes it away, Delete empties.",
  turn: "who is to move", clear: "Empty the board", initial: "As the game begins", playFrom: "Play from here", cancel: "Cancel", put: "{square}: {stone}.",
  editWords: "words", noEditor: "Boards of this game cannot be arranged; its positions can be written.",
};
