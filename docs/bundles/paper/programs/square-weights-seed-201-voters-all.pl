% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 13,078 positions (40).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000204.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 80.1% (equal value: 3,657); a search with all its levels so ordered takes 62.9% of the work of one that sorts nothing, asking included.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 87% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.547),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 67% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.322),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.334),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 44% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.728),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 14% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.556),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the static value after it is large (more than -9).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.363),
    static(B, M1, Static1),
    Static1 > -9.
