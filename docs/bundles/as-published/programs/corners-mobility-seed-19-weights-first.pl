% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,625 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 7,962 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000022.
% Voters: at most 6, of at most 2 tests.
% Unseen pairs in the right order: 80.0% (equal value: 1,100); a search with its first level so ordered takes 88.7% of a plain one's nodes.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of replies to it is smaller than the other's and the static value after it is larger than the other's.
% Of what wrong orders cost, right on 64% and wrong on 6%.
better_choice(B, M1, M2) :-
    weight(1.789),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1).

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of replies to it is not zero.
% Of what wrong orders cost, right on 23% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(3.702),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    replies(B, M1, Replies1),
    \+ zero(Replies1).

% Prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's and the number of corners within our reach after a move is the same for both.
% Of what wrong orders cost, right on 58% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.871),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    corners_won(B, M1, Reach1),
    corners_won(B, M2, Reach2),
    Reach1 = Reach2.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 21% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.738),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's and the price of it is large (more than -50).
% Of what wrong orders cost, right on 44% and wrong on 18%.
better_choice(B, M1, M2) :-
    weight(0.606),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    price(M1, Price1),
    Price1 > -50.

% Prefer a move to another if the balance of prices after it is large (more than -35) and the number of our discs with an empty neighbour after it is small (at most 12).
% Of what wrong orders cost, right on 13% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.369),
    gain(B, M1, Gain1),
    Gain1 > -35,
    frontier(B, M1, Frontier1),
    Frontier1 =< 12.
