% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 56,676 pairs, starts random, ties drop, pairs all, seed 1000013.
% FOIL: accuracy 0.55, support 2, length 3.
% Unseen pairs in the right order: 78.4% (equal value: 374); a search with its first level so ordered takes 90.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 18,535 pairs rightly and 4,200 wrongly (81.5%), 18,535 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge next to a corner.
% Covers 6,674 pairs rightly and 987 wrongly (87.1%), 2,707 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    c_square(M2).

% Prefer a move to another if the price of it is large (more than -20), the static value after a move is the same for both and the number of replies to it is smaller than the other's.
% Covers 673 pairs rightly and 461 wrongly (59.3%), 669 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    Static1 = Static2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is larger than the other's and the other is not nearer to the centre than it.
% Covers 11,107 pairs rightly and 1,164 wrongly (90.5%), 595 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    \+ inner_than(M2, M1).
