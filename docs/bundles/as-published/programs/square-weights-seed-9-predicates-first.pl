% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 1,214 pairs, starts random, ties drop, pairs all, seed 1000012.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 85.7% (equal value: 22).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% When the number of empty squares is large (more than 32), prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7 and the price of it is large (more than -20).
% Covers 203 pairs rightly and 4 wrongly (98.1%), 203 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    price(M1, Price1),
    Price1 > -20,
    remain_places(B, Empty),
    Empty > 32.

% Prefer a move to another if the static value after it is at least the other's and it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Covers 48 pairs rightly and 2 wrongly (96.0%), 41 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the static value after it is larger than the other's, it is not on an edge and the number of empty squares beside our discs after it is small (at most 22).
% Covers 127 pairs rightly and 11 wrongly (92.0%), 71 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    \+ on_edge(M1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 22.

% When the number of empty squares is small (at most 35), prefer a move to another if the static value after it is larger than the other's and the price of the other is large (more than -20).
% Covers 39 pairs rightly and 2 wrongly (95.1%), 24 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    remain_places(B, Empty),
    Empty =< 35,
    price(M2, Price2),
    Price2 > -20.

% Prefer a move to another if it is nearer to the centre than the other, the number of replies to it is large (more than 6), the static value after it is large (more than -7) and the other is in an even region.
% Covers 74 pairs rightly and 1 wrongly (98.7%), 36 of them new.
better_choice(B, M1, M2) :-
    inner_than(M1, M2),
    replies(B, M1, Replies1),
    Replies1 > 6,
    static(B, M1, Static1),
    Static1 > -7,
    \+ odd_region(B, M2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside the opponent's discs after it is large (more than 22).
% Covers 35 pairs rightly and 0 wrongly (100.0%), 19 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 22.

% Prefer a move to another if the other is one of a2 a7 b1 b2 b7 b8 g1 g2 g7 g8 h2 h7, the number of corners that the other gives away is not zero, the price of it is at most the other's and the static value after it is smaller than the other's.
% Covers 26 pairs rightly and 2 wrongly (92.9%), 25 of them new.
better_choice(B, M1, M2) :-
    price(M2, Price2),
    Price2 =< -20,
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    price(M1, Price1),
    \+ lt(Price2, Price1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static1, Static2).

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside the opponent's discs after it is small (at most 17) and the number of empty squares beside the opponent's discs after the other is large (more than 18).
% Covers 22 pairs rightly and 3 wrongly (88.0%), 15 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 =< 17,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 18.

% Prefer a move to another if the price of it is large (more than -20), the number of replies to the other is large (more than 7) and the number of empty squares beside the opponent's discs after the other is large (more than 22).
% Covers 13 pairs rightly and 1 wrongly (92.9%), 9 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    replies(B, M2, Replies2),
    Replies2 > 7,
    beside_theirs(B, M2, BesideTheirs2),
    BesideTheirs2 > 22.
