"""Recipes: the ways of learning an order that an experiment compares, from the paper's own to ours, one step at a time."""

from __future__ import annotations

from dataclasses import dataclass

# The predicates of the paper's Table 3, and not_on_edge, which its Table 4 uses; zero and lt are logic's own.
TABLE_3 = (
    "color_of_this_turn",
    "color_of_another_turn",
    "number_of_pieces",
    "remain_places",
    "corner",
    "on_edge",
    "not_on_edge",
    "many_opponents_pieces",
    "inner_than",
)
FOILS_ACCURACY = 0.8  # what Quinlan's program asks of a clause where nothing else is said


@dataclass(frozen=True)
class Recipe:
    """What is learned from, and by whom. Without `games` there are as many as the protocol says; without `accuracy` FOIL's settings
    are chosen on positions put aside; `cost` is the dearest that a predicate may be."""

    name: str
    says: str
    learner: str = "voters"
    games: int | None = None
    pairs: str = "best"
    predicates: tuple[str, ...] | None = None
    cost: str | None = None
    accuracy: float | None = None
    for_all_levels: bool = False


_EVERY = (
    Recipe("voters", "weighted clauses, which may look at replies at the first level", for_all_levels=True),
    Recipe("foil", "the paper's learner, from many games, with our predicates", "foil", cost="look", for_all_levels=True),
    Recipe("one-game", "the paper's learner, from one game and all pairs, with our predicates", "foil", 1, "all", cost="look"),
    Recipe("published", "as published", "foil", 1, "all", TABLE_3, "look", FOILS_ACCURACY),
    Recipe("predicates", "and with our predicates", "foil", 1, "all", None, "look", FOILS_ACCURACY),
    Recipe("games", "and from many games", "foil", None, "all", None, "look", FOILS_ACCURACY),
    Recipe("settings", "and with settings chosen on positions put aside", "foil", None, "all", None, "look"),
    Recipe("pairs", "and from pairs with a best move", "foil", None, "best", None, "look"),
    Recipe("weights", "and with weighted clauses, from what a wrong order costs", cost="look"),
    Recipe("replies", "and with looks at the replies", cost="replies"),
    Recipe("searched", "and with the values of a shallower search", cost="search"),
)
RECIPES = {recipe.name: recipe for recipe in _EVERY}
USUAL = ("voters", "foil", "one-game")
STEPS = ("published", "predicates", "games", "settings", "pairs", "weights", "replies", "searched")
