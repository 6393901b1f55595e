% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,053 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 32,484 pairs, starts random, ties drop, pairs best, seed 1000105.
% FOIL: accuracy 0.55, support 2, length 4.
% Unseen pairs in the right order: 66.0% (equal value: 3,641); a search with its first level so ordered takes 92.5% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Covers 8,768 pairs rightly and 4,075 wrongly (68.3%), 8,768 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the other is not on an edge, it is on an edge and the static value after it is at least the other's.
% Covers 4,168 pairs rightly and 1,016 wrongly (80.4%), 1,723 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    on_edge(M1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is larger than the other's and the number of replies to the other is large (more than 3).
% Covers 3,855 pairs rightly and 1,181 wrongly (76.5%), 1,051 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M2, Replies2),
    Replies2 > 3.

% Prefer a move to another if the number of replies to it is at most the other's and it is a corner.
% Covers 939 pairs rightly and 99 wrongly (90.5%), 90 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corner(M1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the balance of prices after it is smaller than the other's.
% Covers 342 pairs rightly and 85 wrongly (80.1%), 117 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    gain(B, M1, Gain1),
    gain(B, M2, Gain2),
    lt(Gain1, Gain2).
