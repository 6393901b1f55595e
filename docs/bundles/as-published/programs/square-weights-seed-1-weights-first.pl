% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,783 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,534 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000004.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 76.9% (equal value: 374); a search with its first level so ordered takes 88.5% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 48% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(2.297),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 37% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.446),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8 and the number of squares that we could play after it is large (more than 6).
% Of what wrong orders cost, right on 13% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.85),
    price(M1, Price1),
    Price1 > 5,
    moves_left(B, M1, Moves1),
    Moves1 > 6.

% Prefer a move to another if the number of replies to it is small (at most 4) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 20% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.266),
    replies(B, M1, Replies1),
    Replies1 =< 4,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 15% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(0.984),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% Prefer a move to another if it is not on an edge next to a corner and the number of empty squares beside our discs after it is small (at most 24).
% Of what wrong orders cost, right on 26% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.77),
    \+ c_square(M1),
    beside_ours(B, M1, Beside1),
    Beside1 =< 24.
