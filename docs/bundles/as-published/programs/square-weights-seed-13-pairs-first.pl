% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,616 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 14,056 pairs, starts random, ties drop, pairs best, seed 1000016.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 75.4% (equal value: 382); a search with its first level so ordered takes 90.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 1,813 pairs rightly and 39 wrongly (97.9%), 1,813 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% When the number of empty squares is large (more than 28), prefer a move to another if the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Covers 1,614 pairs rightly and 191 wrongly (89.4%), 1,244 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    remain_places(B, Empty),
    Empty > 28.

% Prefer a move to another if the static value after it is at least the other's, the number of replies to it is at most the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 1,077 pairs rightly and 102 wrongly (91.3%), 393 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the price of it is larger than the other's, it is not on an edge and the static value after the other is small (at most -25).
% Covers 787 pairs rightly and 49 wrongly (94.1%), 223 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    \+ on_edge(M1),
    static(B, M2, Static2),
    Static2 =< -25.

% Prefer a move to another if the static value after it is at least the other's, it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of squares that we could play after it is large (more than 11).
% Covers 225 pairs rightly and 31 wrongly (87.9%), 118 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    ring(M1, Ring1),
    Ring1 > 1,
    moves_left(B, M1, Moves1),
    Moves1 > 11.
