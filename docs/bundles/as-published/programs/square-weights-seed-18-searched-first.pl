% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,647 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,339 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000021.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 88.2% (equal value: 298); a search with its first level so ordered takes 85.8% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the value of it in a shallower search is larger than the other's.
% Of what wrong orders cost, right on 94% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(2.063),
    searched(B, M1, Searched1),
    searched(B, M2, Searched2),
    lt(Searched2, Searched1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 62% and wrong on 19%.
better_choice(B, M1, M2) :-
    weight(1.054),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 80% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.876),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the value of it in a shallower search is large (more than -19).
% Of what wrong orders cost, right on 37% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.571),
    searched(B, M1, Searched1),
    Searched1 > -19.

% Prefer a move to another if the value of it in a shallower search is large (more than -1).
% Of what wrong orders cost, right on 28% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.559),
    searched(B, M1, Searched1),
    Searched1 > -1.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 30% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.141),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).
