% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,850 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 65,310 pairs, starts random, ties drop, pairs all, seed 1000005.
% FOIL: accuracy 0.6, support 2, length 3.
% Unseen pairs in the right order: 79.1% (equal value: 386); a search with its first level so ordered takes 88.6% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of corners that it gives away is zero.
% Covers 20,644 pairs rightly and 4,793 wrongly (81.2%), 20,644 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    corners_given(B, M1, Corners1),
    zero(Corners1).

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of corners that the other gives away is not zero and the other is on an edge.
% Covers 7,329 pairs rightly and 1,401 wrongly (84.0%), 3,587 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    \+ zero(Corners2),
    on_edge(M2).

% Prefer a move to another if the price of it is large (more than -20), the static value after it is at least the other's and the number of corners that the other gives away is not zero.
% Covers 8,361 pairs rightly and 443 wrongly (95.0%), 433 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2).

% Prefer a move to another if the number of corners that it gives away is zero, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 9,735 pairs rightly and 1,985 wrongly (83.1%), 961 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    zero(Corners1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
