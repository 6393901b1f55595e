% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,801 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 15,582 pairs, starts random, ties drop, pairs best, seed 1000013.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 74.7% (equal value: 374); a search with its first level so ordered takes 88.7% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of replies to it is at most the other's, the number of corners that it gives away is at most the other's and the static value after it is larger than the other's.
% Covers 4,135 pairs rightly and 612 wrongly (87.1%), 877 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of the other is small (at most -2) and the number of corners that the other gives away is not zero.
% Covers 2,186 pairs rightly and 185 wrongly (92.2%), 230 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M2, Price2),
    Price2 =< -2,
    \+ zero(Corners2).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the price of it is at least the other's, the number of replies to it is smaller than the other's and the static value after it is at least the other's.
% Covers 2,764 pairs rightly and 361 wrongly (88.4%), 199 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).
