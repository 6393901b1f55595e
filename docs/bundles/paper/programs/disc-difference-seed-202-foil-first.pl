% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 16,328 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 136,482 pairs, starts random, ties drop, pairs best, seed 1000205.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 66.0% (equal value: 15,607); a search with its first level so ordered takes 92.2% of the nodes of a plain one.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is at most the other's, it is on an edge and the other is not on an edge.
% Covers 19,685 pairs rightly and 4,592 wrongly (81.1%), 19,685 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    on_edge(M1),
    \+ on_edge(M2).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 20,983 pairs rightly and 5,528 wrongly (79.1%), 10,780 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the other is not on an edge, the static value after it is larger than the other's and the price of it is large (more than -2).
% Covers 10,604 pairs rightly and 2,857 wrongly (78.8%), 5,027 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -2.

% Prefer a move to another if it is not nearer to the centre than the other and the number of corners that it gives away is smaller than the other's.
% Covers 5,129 pairs rightly and 1,204 wrongly (81.0%), 1,764 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Covers 9,464 pairs rightly and 1,983 wrongly (82.7%), 2,399 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).
