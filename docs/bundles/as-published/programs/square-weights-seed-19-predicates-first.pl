% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 57 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 3,152 pairs, starts random, ties drop, pairs all, seed 1000022.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 76.2% (equal value: 57).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the price of it is larger than the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and it is not on an edge next to a corner.
% Covers 633 pairs rightly and 38 wrongly (94.3%), 633 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price2 =< -20,
    \+ c_square(M1).

% Prefer a move to another if the static value after it is at least the other's, the price of it is larger than the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 167 pairs rightly and 5 wrongly (97.1%), 95 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    Price1 > 5.

% When the number of discs of the colour of the player to move is large (more than 12), prefer a move to another if the static value after it is at least the other's and it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6.
% Covers 95 pairs rightly and 5 wrongly (95.0%), 49 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    ring(M1, Ring1),
    Ring1 > 1,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    Pieces > 12.

% Prefer a move to another if the static value after it is at least the other's, the number of corners that the other gives away is not zero and the number of replies to it is small (at most 7).
% Covers 166 pairs rightly and 15 wrongly (91.7%), 75 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    replies(B, M1, Replies1),
    Replies1 =< 7.
