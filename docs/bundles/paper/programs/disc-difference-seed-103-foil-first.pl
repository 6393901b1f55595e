% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 100 games of othello, 4,090 positions (path).
% Values: minimax, depth 5, evaluation disc-difference.
% Examples: 36,106 pairs, starts random, ties drop, pairs best, seed 1000106.
% FOIL: accuracy 0.65, support 2, length 4.
% Unseen pairs in the right order: 65.7% (equal value: 4,147); a search with its first level so ordered takes 92.0% of a plain one's nodes.
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('disc-difference').

% Prefer a move to another if the number of replies to it is at most the other's, the other is nearer to the centre than it and it is on an edge.
% Covers 4,985 pairs rightly and 1,213 wrongly (80.4%), 4,985 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    inner_than(M2, M1),
    on_edge(M1).

% Prefer a move to another if it is not nearer to the centre than the other, the static value after it is at least the other's and the number of replies to it is smaller than the other's.
% Covers 5,450 pairs rightly and 1,486 wrongly (78.6%), 2,866 of them new.
better_choice(B, M1, M2) :-
    \+ inner_than(M1, M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the other is not on an edge, the static value after it is larger than the other's and the price of it is large (more than -2).
% Covers 2,674 pairs rightly and 742 wrongly (78.3%), 1,337 of them new.
better_choice(B, M1, M2) :-
    \+ on_edge(M2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    price(M1, Price1),
    Price1 > -2.

% When the number of discs of the opponent's colour is small (at most 14), prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Covers 891 pairs rightly and 198 wrongly (81.8%), 453 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 14.

% Prefer a move to another if the number of replies to it is small (at most 2) and the number of replies to it is smaller than the other's.
% Covers 2,648 pairs rightly and 597 wrongly (81.6%), 719 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    Replies1 =< 2,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of replies to it is at most the other's and it is a corner.
% Covers 886 pairs rightly and 156 wrongly (85.0%), 101 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1),
    corner(M1).
