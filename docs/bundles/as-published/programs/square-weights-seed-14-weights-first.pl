% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,670 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,447 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000017.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 75.5% (equal value: 355); a search with its first level so ordered takes 87.9% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 79% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(1.153),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 64% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(1.204),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 31% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.62),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.279),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is large (more than -29).
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.42),
    static(B, M1, Static1),
    Static1 > -29.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.365),
    replies(B, M1, Replies1),
    Replies1 =< 3.
