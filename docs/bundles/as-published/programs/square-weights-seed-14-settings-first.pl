% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,670 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 58,958 pairs, starts random, ties drop, pairs all, seed 1000017.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 78.2% (equal value: 355); a search with its first level so ordered takes 90.3% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 19,510 pairs rightly and 4,165 wrongly (82.4%), 19,510 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of the other is small (at most -2), the number of corners that the other gives away is not zero and it is nearer to the centre than the other.
% Covers 4,103 pairs rightly and 339 wrongly (92.4%), 1,722 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    Price2 =< -2,
    \+ zero(Corners2),
    inner_than(M1, M2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 9,626 pairs rightly and 455 wrongly (95.5%), 678 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of the other is large (more than 2) and the number of corners within our reach after it is smaller than the other's.
% Covers 361 pairs rightly and 113 wrongly (76.2%), 179 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    Price2 > 2,
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach1, Reach2).
