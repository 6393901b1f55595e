% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 1 games of othello, 38 positions (path).
% Values: minimax, depth 5, evaluation corners-mobility.
% Examples: 858 pairs, starts random, ties drop, pairs all, seed 1000010.
% FOIL: accuracy 0.8, support 2, length 4.
% Unseen pairs in the right order: 86.8% (equal value: 51).
% Stopped because it had found 12 clauses, the most that are allowed, before pruning.

:- game(othello).
:- evaluation('corners-mobility').

% Prefer a move to another if the number of corners that it gives away is smaller than the other's and the number of empty squares beside our discs after it is large (more than 16).
% Covers 95 pairs rightly and 1 wrongly (99.0%), 95 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2),
    beside_ours(B, M1, Beside1),
    Beside1 > 16.

% Prefer a move to another if the price of it is at least the other's, the number of empty squares beside our discs after it is smaller than the other's and the number of empty squares beside the opponent's discs after it is large (more than 20).
% Covers 52 pairs rightly and 2 wrongly (96.3%), 46 of them new.
better_choice(B, M1, M2) :-
    price(M1, Price1),
    price(M2, Price2),
    \+ lt(Price1, Price2),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    lt(Beside1, Beside2),
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 20.

% Prefer a move to another if the number of corners that it gives away is at most the other's, the number of empty squares beside our discs after it is at most the other's, the static value after it is larger than the other's and the balance of prices after it is large (more than 5).
% Covers 135 pairs rightly and 15 wrongly (90.0%), 91 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    beside_ours(B, M1, Beside1),
    beside_ours(B, M2, Beside2),
    \+ lt(Beside2, Beside1),
    static(B, M1, Static1),
    static(B, M2, Static2),
    lt(Static2, Static1),
    gain(B, M1, Gain1),
    Gain1 > 5.

% When the number of discs of the opponent's colour is large (more than 9), prefer a move to another if the number of corners that it gives away is at most the other's, the balance of prices after the other is small (at most 28) and it is nearer to the centre than the other.
% Covers 47 pairs rightly and 2 wrongly (95.9%), 31 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    \+ lt(Corners2, Corners1),
    gain(B, M2, Gain2),
    Gain2 =< 28,
    inner_than(M1, M2),
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb > 9.

% When the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the number of empty squares beside our discs after it is small (at most 18) and the static value after the other is small (at most -2).
% Covers 21 pairs rightly and 1 wrongly (95.5%), 16 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9,
    beside_ours(B, M1, Beside1),
    Beside1 =< 18,
    static(B, M2, Static2),
    Static2 =< -2.

% Prefer a move to another if the number of corners that a move gives away is the same for both, the number of replies to it is smaller than the other's and the balance of prices after the other is large (more than 146).
% Covers 26 pairs rightly and 0 wrongly (100.0%), 11 of them new.
better_choice(B, M1, M2) :-
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    Corners1 = Corners2,
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2),
    gain(B, M2, Gain2),
    Gain2 > 146.

% When the number of discs of the opponent's colour is small (at most 9), prefer a move to another if the number of replies to it is small (at most 6) and the number of replies to the other is large (more than 6).
% Covers 31 pairs rightly and 0 wrongly (100.0%), 16 of them new.
better_choice(B, M1, M2) :-
    color_of_another_turn(B, Other),
    number_of_pieces(Other, B, Piecesb),
    Piecesb =< 9,
    replies(B, M1, Replies1),
    Replies1 =< 6,
    replies(B, M2, Replies2),
    Replies2 > 6.

% Prefer a move to another if it is one of c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5 f6 and the number of empty squares beside the opponent's discs after it is large (more than 16).
% Covers 26 pairs rightly and 1 wrongly (96.3%), 8 of them new.
better_choice(B, M1, M2) :-
    ring(M1, Ring1),
    Ring1 > 1,
    beside_theirs(B, M1, BesideTheirs1),
    BesideTheirs1 > 16.
