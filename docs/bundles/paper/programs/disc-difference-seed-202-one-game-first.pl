% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 54 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 1,508 pairs, starts random, ties drop, pairs all, seed 1000205.
% FOIL: accuracy 0.55, support 20, length 4.
% Unseen pairs in the right order: 66.3% (equal value: 131); a search with its first level so ordered takes 89.8% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% When the number of empty squares is large (more than 20), prefer a move to another if the other is nearer to the centre than it and the static value after it is at least the other's.
% Covers 207 pairs rightly and 57 wrongly (78.4%), 207 of them new.
better_choice(B, M1, M2) :-
    inner_than(M2, M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    remain_places(B, Empty),
    Empty > 20.

% When the number of empty squares is small (at most 25), prefer a move to another if the number of empty squares beside the opponent's discs after it is small (at most 17), the number of empty squares beside our discs after it is at most the other's and the static value after it is small (at most 13).
% Covers 173 pairs rightly and 64 wrongly (73.0%), 170 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 17,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    remain_places(B, Empty),
    Empty =< 25,
    static(B, M1, Static1),
    Static1 =< 13.

% Prefer a move to another if the number of empty squares beside the opponent's discs after the other is large (more than 17), the number of our discs with an empty neighbour after it is larger than the other's and the number of discs that it turns over is large (more than 1).
% Covers 194 pairs rightly and 38 wrongly (83.6%), 124 of them new.
better_choice(B, M1, M2) :-
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 17,
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier2, Frontier1),
    flips(B, M1, Flips1),
    Flips1 > 1.

% Prefer a move to another if the number of empty squares beside our discs after it is large (more than 14), the number of empty squares beside the opponent's discs after it is smaller than the other's and the number of empty squares beside the opponent's discs after it is small (at most 9).
% Covers 31 pairs rightly and 3 wrongly (91.2%), 21 of them new.
better_choice(B, M1, M2) :-
    beside_ours(B, M1, Beside1),
    Beside1 > 14,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs1, BesideTheirs2),
    BesideTheirs1 =< 9.

% When the number of empty squares is large (more than 25) and the number of discs of the colour of the player to move is at least the number of discs of the opponent's colour, prefer a move to another if the other is not on an edge and the number of empty squares beside our discs after it is at least the other's.
% Covers 122 pairs rightly and 20 wrongly (85.9%), 48 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    remain_places(B, Empty),
    Empty > 25,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside1, Beside2),
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Pieces, Piecesb).

% Prefer a move to another if the price of it is above zero, the number of empty squares beside our discs after it is large (more than 13), the number of replies to it is small (at most 6) and the balance of prices after it is small (at most 104).
% Covers 76 pairs rightly and 5 wrongly (93.8%), 28 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > 0,
    beside_ours(B, M1, Beside1),
    Beside1 > 13,
    replies(B, M1, Replies1),
    Replies1 =< 6,
    gain(B, M1, Gain1),
    Gain1 =< 104.

% When the number of discs of the colour of the player to move is small (at most 8), prefer a move to another if the number of squares that we could play after the other is small (at most 7) and the number of squares that we could play after it is large (more than 6).
% Covers 42 pairs rightly and 15 wrongly (73.7%), 25 of them new.
better_choice(B, M1, M2) :-
    moves_left(B, M2, Moves2),
    Moves2 =< 7,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces =< 8,
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% When the number of discs of the opponent's colour is large (more than 12), prefer a move to another if it is in a region of oddly many empty squares, the number of empty squares beside the opponent's discs after the other is large (more than 9) and the number of discs that the other turns over is small (at most 1).
% Covers 62 pairs rightly and 20 wrongly (75.6%), 22 of them new.
better_choice(B, M1, M2) :-
    odd_region(B, M1),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 12,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 9,
    flips(B, M2, Flips2),
    Flips2 =< 1.

% Prefer a move to another if the number of our discs with an empty neighbour after it is small (at most 14), the balance of prices after it is at most the other's, it is on an edge and the number of replies to the other is large (more than 5).
% Covers 78 pairs rightly and 24 wrongly (76.5%), 22 of them new.
better_choice(B, M1, M2) :-
    frontier(B, M1, Frontier1),
    Frontier1 =< 14,
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    \+ lt(Gain2, Gain1),
    on_edge(M1),
    replies(B, M2, Replies2),
    Replies2 > 5.
