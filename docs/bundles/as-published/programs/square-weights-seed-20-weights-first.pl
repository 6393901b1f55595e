% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 40 games of othello, 1,737 positions (path).
% Values: minimax, depth 5, evaluation square-weights.
% Examples: 7,433 pairs, starts random, a best move and another, by what the wrong order costs, seed 1000023.
% Voters: at most 12, of at most 2 tests.
% Unseen pairs in the right order: 75.8% (equal value: 326); a search with its first level so ordered takes 87.6% of a plain one's nodes.

:- game(othello).
:- evaluation('square-weights').

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 48% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.837),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the number of corners that it gives away is zero and the price of it is large (more than -50).
% Of what wrong orders cost, right on 38% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.86),
    corners_given(B, M1, Corners1),
    zero(Corners1),
    price(M1, Price1),
    Price1 > -50.

% When the number of discs of the opponent's colour is small (at most 26), prefer a move to another if it is one of a1 a3 a6 a8 c1 c8 f1 f8 h1 h3 h6 h8.
% Of what wrong orders cost, right on 23% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.927),
    price(M1, Price1),
    Price1 > 5,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 26.

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of squares that we could play after it is large (more than 4).
% Of what wrong orders cost, right on 26% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(3.092),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    moves_left(B, M1, Moves1),
    Moves1 > 4.

% Prefer a move to another if the number of replies to it is small (at most 3) and the number of replies to it is smaller than the other's.
% Of what wrong orders cost, right on 14% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(1.589),
    replies(B, M1, Replies1),
    Replies1 =< 3,
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

% Prefer a move to another if the price of it is above zero and it is not on an edge.
% Of what wrong orders cost, right on 12% and wrong on 4%.
better_choice(B, M1, M2) :-
    weight(0.882),
    price(M1, Price1),
    Price1 > 0,
    not_on_edge(M1).

% When the number of empty squares is small (at most 45), prefer a move to another if the number of empty squares beside our discs after it is smaller than the other's.
% Of what wrong orders cost, right on 45% and wrong on 16%.
better_choice(B, M1, M2) :-
    weight(0.433),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    remain_places(B, Empty),
    Empty =< 45.

% Prefer a move to another if the static value after it is larger than the other's and the number of replies to a move is the same for both.
% Of what wrong orders cost, right on 16% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.962),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    Replies1 = Replies2.

% When the number of discs of the opponent's colour is small (at most 14), prefer a move to another if the static value after it is large (more than -3).
% Of what wrong orders cost, right on 14% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(1.574),
    static(B, M1, Static1),
    Static1 > -3,
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 14.

% When the number of empty squares is small (at most 34), prefer a move to another if the number of empty squares beside the opponent's discs after it is larger than the other's.
% Of what wrong orders cost, right on 12% and wrong on 10%.
better_choice(B, M1, M2) :-
    weight(0.744),
    beside_theirs(B, M1, BesideTheirs1),
    beside_theirs(B, M2, BesideTheirs2),
    lt(BesideTheirs2, BesideTheirs1),
    remain_places(B, Empty),
    Empty =< 34.

% Prefer a move to another if the number of replies to it is small (at most 7) and the number of corners that it gives away is zero.
% Of what wrong orders cost, right on 22% and wrong on 2%.
better_choice(B, M1, M2) :-
    weight(0.901),
    replies(B, M1, Replies1),
    Replies1 =< 7,
    corners_given(B, M1, Corners1),
    zero(Corners1).

% When the number of discs of the opponent's colour is at least the number of discs of the colour of the player to move, prefer a move to another if the number of replies to it is small (at most 12).
% Of what wrong orders cost, right on 6% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(1.437),
    replies(B, M1, Replies1),
    Replies1 =< 12,
    color_of_this_turn(B, Turn),
    number_of_pieces(Turn, B, Pieces),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    \+ lt(Piecesb, Pieces).
