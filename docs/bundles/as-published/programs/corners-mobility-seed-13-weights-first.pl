% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,677 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,648 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000016.
% Voters: at most 12, of at most 1 test.
% Unseen pairs in the right order: 76.2% (equal value: 1,169); a search with its first level so ordered takes 89.2% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 74% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(1.045),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's.
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.298),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

% Prefer a move to another if the static value after it is larger than the other's.
% Of what wrong orders cost, right on 78% and wrong on 12%.
better_choice(B, M1, M2) :-
    weight(0.898),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of empty squares beside our discs after it is small (at most 18).
% Of what wrong orders cost, right on 19% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.024),
    beside_ours(B, M1, Beside1),
    Beside1 =< 18.

% Prefer a move to another if the number of our discs with an empty neighbour after it is smaller than the other's.
% Of what wrong orders cost, right on 44% and wrong on 24%.
better_choice(B, M1, M2) :-
    weight(0.815),
    frontier(B, M1, Frontier1),
    frontier(B, M2, Frontier2),
    lt(Frontier1, Frontier2).

% Prefer a move to another if the price of it is large (more than -50).
% Of what wrong orders cost, right on 16% and wrong on 3%.
better_choice(B, M1, M2) :-
    weight(1.115),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the number of replies to it is small (at most 3).
% Of what wrong orders cost, right on 15% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.246),
    replies(B, M1, Replies1),
    Replies1 =< 3.

% Prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 19% and wrong on 8%.
better_choice(B, M1, M2) :-
    weight(0.457),
    price(M1, Price1),
    Price1 > 5.

% Prefer a move to another if the number of corners within our reach after it is not zero.
% Of what wrong orders cost, right on 7% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(2.094),
    corners_won(B, M1, Reach1),
    \+ zero(Reach1).

% Prefer a move to another if the static value after it is large (more than -9).
% Of what wrong orders cost, right on 5% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.887),
    static(B, M1, Static1),
    Static1 > -9.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 7% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.735),
    corner(M1).

% Prefer a move to another if the number of replies to it is small (at most 7).
% Of what wrong orders cost, right on 18% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.767),
    replies(B, M1, Replies1),
    Replies1 =< 7.
