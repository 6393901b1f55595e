% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,787 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,648 pairs, starts random, ties drop, pairs best, seed 1000006.
% FOIL: accuracy 0.65, support 2, length 3.
% Unseen pairs in the right order: 76.1% (equal value: 355); a search with its first level so ordered takes 88.4% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the price of it is larger than the other's.
% Covers 4,512 pairs rightly and 905 wrongly (83.3%), 4,512 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1).

% Prefer a move to another if the number of corners that it gives away is zero, the number of replies to it is smaller than the other's and the static value after it is at least the other's.
% Covers 2,977 pairs rightly and 440 wrongly (87.1%), 813 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 2,016 pairs rightly and 80 wrongly (96.2%), 243 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is at most the other's and the static value after it is larger than the other's.
% Covers 3,673 pairs rightly and 583 wrongly (86.3%), 77 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).
