% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of othello, 12,919 positions (40).
% Values: minimax, depth 6, evaluation square-weights.
% Examples: 40,000 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 79.4% (equal value: 3,165); a search with all its levels so ordered takes 55.7% of the work of one that sorts nothing, asking included.
% With at most 6 voters it takes 56.5%.

:- game(othello).
:- evaluation('square-weights').
:- from_depth(4).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 85% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.453),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 70% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(1.131),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 33% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.268),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 42% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.582),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.469),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the static value after it is large (more than -10).
% Of what wrong orders cost, right on 25% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.239),
    static(B, M1, Static1),
    Static1 > -10.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 56% and wrong on 25%.
better_choice(B, M1, M2) :-
    weight(0.313),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if it is none of d4 d5 e4 e5.
% Of what wrong orders cost, right on 3% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.984),
    ring(M1, Ring1),
    Ring1 =< 2.

% Prefer a move to another if the number of replies to it is small (at most 6).
% Of what wrong orders cost, right on 17% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.587),
    replies(B, M1, Replies1),
    Replies1 =< 6.

% Prefer a move to another if the static value after it is large (more than -63).
% Of what wrong orders cost, right on 9% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(0.902),
    static(B, M1, Static1),
    Static1 > -63.

% Prefer a move to another if the number of replies to it is zero.
% Of what wrong orders cost, right on 1% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.837),
    replies(B, M1, Replies1),
    zero(Replies1).

% Prefer a move to another if the number of replies to it is small (at most 4).
% Of what wrong orders cost, right on 18% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.631),
    replies(B, M1, Replies1),
    Replies1 =< 4.
