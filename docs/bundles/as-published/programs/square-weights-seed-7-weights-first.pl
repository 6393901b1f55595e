% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,672 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,102 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000010.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 76.1% (equal value: 355); a search with its first level so ordered takes 88.4% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.018),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.492),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 32% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.369),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.609),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is large (more than -9).
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.555),
    static(B, M1, Static1),
    Static1 > -9.

% Prefer a move to another if the number of squares that we could play after it is larger than the other's.
% Of what wrong orders cost, right on 42% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.411),
    moves_left(B, M1, Moves1),
    moves_left(B, M2, Moves2),
    lt(Moves2, Moves1).
