% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,433 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000023.
% Voters: at most 20, of at most 1 test.
% Unseen pairs in the right order: 79.2% (equal value: 326); a search with its first level so ordered takes 87.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after the best reply to it is larger than the other's.
% Of what wrong orders cost, right on 88% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(1.155),
    best_reply(B, M1, Best1),
    best_reply(B, M2, Best2),
    lt(Best2, Best1).

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 63% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.947),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 34% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(2.191),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the price of it is above zero.
% Of what wrong orders cost, right on 46% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.693),
    price(M1, Price1),
    Price1 > 0.

% Prefer a move to another if the mean static value after a reply to it is large (more than 4).
% Of what wrong orders cost, right on 28% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.668),
    mean_reply(B, M1, Mean1),
    Mean1 > 4.

% Prefer a move to another if the mean static value after a reply to it is large (more than 18).
% Of what wrong orders cost, right on 20% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.658),
    mean_reply(B, M1, Mean1),
    Mean1 > 18.

% Prefer a move to another if the static value after the best reply to it is large (more than -21).
% Of what wrong orders cost, right on 32% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.356),
    best_reply(B, M1, Best1),
    Best1 > -21.

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 58% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.352),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2).

% Prefer a move to another if the mean static value after a reply to it is larger than the other's.
% Of what wrong orders cost, right on 84% and wrong on 14%.
better_choice(B, M1, M2) :-
    weight(0.542),
    mean_reply(B, M1, Mean1),
    mean_reply(B, M2, Mean2),
    lt(Mean2, Mean1).

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 10% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.309),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if the number of corners within our reach after it is larger than the other's.
% Of what wrong orders cost, right on 4% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.055),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    lt(Reach2, Reach1).

% Prefer a move to another if the most discs that a reply to it turns over is small (at most 2).
% Of what wrong orders cost, right on 14% and wrong on 7%.
better_choice(B, M1, M2) :-
    weight(0.575),
    largest_reply(B, M1, Answer1),
    Answer1 =< 2.

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 28% and wrong on 32%.
better_choice(B, M1, M2) :-
    weight(0.441),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1).

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 26% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.769),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if it is in a region of oddly many empty squares.
% Of what wrong orders cost, right on 16% and wrong on 9%.
better_choice(B, M1, M2) :-
    weight(0.523),
    odd_region(B, M1).

% Prefer a move to another if it is on an edge next to a corner.
% Of what wrong orders cost, right on 7% and wrong on 22%.
better_choice(B, M1, M2) :-
    weight(0.581),
    c_square(M1).

% Prefer a move to another if the static value after the best reply to it is large (more than -6).
% Of what wrong orders cost, right on 28% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.754),
    best_reply(B, M1, Best1),
    Best1 > -6.

% Prefer a move to another if the mean static value after a reply to it is large (more than -45).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(0.742),
    mean_reply(B, M1, Mean1),
    Mean1 > -45.

% Prefer a move to another if the number of replies to it is small (at most 12).
% Of what wrong orders cost, right on 9% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.664),
    replies(B, M1, Replies1),
    Replies1 =< 12.

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 12% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.507),
    replies(B, M1, Replies1),
    Replies1 =< 7.
