% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,787 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 55,556 pairs, starts random, ties drop, pairs all, seed 1000006.
% FOIL: accuracy 0.55, support 2, length 2.
% Unseen pairs in the right order: 78.4% (equal value: 355); a search with its first level so ordered takes 89.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 17,611 pairs rightly and 4,365 wrongly (80.1%), 17,611 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 6,271 pairs rightly and 1,023 wrongly (86.0%), 2,610 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the static value after a move is the same for both and the number of replies to it is smaller than the other's.
% Covers 961 pairs rightly and 649 wrongly (59.7%), 828 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is large (more than -2) and the number of corners that the other gives away is not zero.
% Covers 3,701 pairs rightly and 304 wrongly (92.4%), 225 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -2,
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).
