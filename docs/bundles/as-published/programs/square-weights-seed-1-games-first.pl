% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 77,080 pairs, starts random, ties drop, pairs all, seed 1000004.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 73.7% (equal value: 1,409).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is at least the other's, the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the number of corners that it gives away is zero.
% Covers 16,873 pairs rightly and 1,334 wrongly (92.7%), 16,873 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% When the number of empty squares is large (more than 40), prefer a move to another if the price of it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,557 pairs rightly and 206 wrongly (88.3%), 973 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    Price1 > 5,
    remain_places(B, Empty),
    Empty > 40.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero, it is nearer to the centre than the other and the number of empty squares beside the opponent's discs after the other is large (more than 13).
% Covers 3,226 pairs rightly and 159 wrongly (95.3%), 1,150 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    inner_than(M1, M2),
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 13.
