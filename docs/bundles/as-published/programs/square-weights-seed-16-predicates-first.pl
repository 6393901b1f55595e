% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 39 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 680 pairs, starts random, ties drop, pairs all, seed 1000019.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 88.2% (equal value: 15).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the price of it is larger than the other's and the number of replies to it is at most the other's.
% Covers 168 pairs rightly and 15 wrongly (91.8%), 168 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    lt(Price2, Price1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    \+ lt(Replies2, Replies1).

% Prefer a move to another if the static value after it is at least the other's, the number of empty squares beside our discs after the other is large (more than 21) and the number of empty squares beside the opponent's discs after it is large (more than 17).
% Covers 76 pairs rightly and 2 wrongly (97.4%), 32 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    beside_ours(B, M2, Beside2),
    Beside2 > 21,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 17.

% Prefer a move to another if the static value after it is at least the other's, the number of corners that the other gives away is not zero and the number of replies to it is small (at most 6).
% Covers 77 pairs rightly and 1 wrongly (98.7%), 16 of them new.
better_choice(B, M1, M2) :-
    static(B, M1, Static1),
    static(B, M2, Static2),
    \+ lt(Static1, Static2),
    corners_given(B, M2, Corners2),
    \+ zero(Corners2),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the price of it is large (more than -20), the number of empty squares beside our discs after it is smaller than the other's, the number of our discs with an empty neighbour after the other is small (at most 10) and the price of a move differs.
% Covers 49 pairs rightly and 0 wrongly (100.0%), 16 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    frontier(B, M2, Frontier2),
    Frontier2 =< 10,
    price(M2, Price2),
    \+ Price1 = Price2.

% Prefer a move to another if the number of replies to it is smaller than the other's and the number of empty squares beside our discs after a move is the same for both.
% Covers 27 pairs rightly and 2 wrongly (93.1%), 11 of them new.
better_choice(B, M1, M2) :-
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    Beside1 = Beside2.

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside our discs after the other is large (more than 19) and the number of replies to it is small (at most 3).
% Covers 69 pairs rightly and 6 wrongly (92.0%), 17 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_ours(B, M2, Beside2),
    Beside2 > 19,
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the price of it is at least the other's, the number of replies to it is smaller than the other's and the number of replies to it is large (more than 5).
% Covers 29 pairs rightly and 1 wrongly (96.7%), 6 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    Replies1 > 5.

% Prefer a move to another if the price of it is large (more than -20), the static value after the other is zero or less, the number of empty squares beside the opponent's discs after it is larger than the other's and the distance of a move from the edge is the same for both.
% Covers 40 pairs rightly and 3 wrongly (93.0%), 9 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    Price1 > -20,
    static(B, M2, Static2),
    Static2 =< 0,
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    ring(M1, Ring1),
    ring(M2, Ring2),
    Ring1 = Ring2.
