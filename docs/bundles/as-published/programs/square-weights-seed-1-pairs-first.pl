% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,710 pairs, starts random, ties drop, pairs best, seed 1000004.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 76.9% (equal value: 374); a search with its first level so ordered takes 90.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 4,610 pairs rightly and 968 wrongly (82.6%), 4,610 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the static value after it is at least the other's, the price of it is small (at most 2) and the number of replies to it is smaller than the other's.
% Covers 1,580 pairs rightly and 252 wrongly (86.2%), 660 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 =< 2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,765 pairs rightly and 88 wrongly (95.3%), 190 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of empty squares is large (more than 42), prefer a move to another if the price of it is large (more than -20) and the static value after it is larger than the other's.
% Covers 1,765 pairs rightly and 409 wrongly (81.2%), 268 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    remain_places(B, Empty),
    Empty > 42.
