% better_choice(B, M1, M2): on board B, try move M1 before move M2.
% Learned by Prunus: 400 games of tic-tac-toe, 2,576 positions (40).
% Values: minimax, depth 5, evaluation open-lines.
% Examples: 3,243 pairs, starts random, a best move and another, by what the wrong order costs, seed 1.
% Voters: at most 6, of at most 1 test.
% Unseen pairs in the right order: 92.6% (equal value: 1,770); a search with all its levels so ordered takes 262.6% of the work of one that sorts nothing, asking included.

:- game('tic-tac-toe').
:- evaluation('open-lines').
:- from_depth(6).

% Prefer a move to another if the static value after it is large (more than 3).
% Of what wrong orders cost, right on 48% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(7.451),
    static(B, M1, Static1),
    Static1 > 3.

% Prefer a move to another if it is where the opponent would complete three.
% Of what wrong orders cost, right on 47% and wrong on 5%.
better_choice(B, M1, M2) :-
    weight(7.239),
    blocks(B, M1).

% Prefer a move to another if the number of squares that complete three for us after it is larger than the other's.
% Of what wrong orders cost, right on 33% and wrong on 45%.
better_choice(B, M1, M2) :-
    weight(3.718),
    threats(B, M1, Threats1),
    threats(B, M2, Threats2),
    lt(Threats2, Threats1).

% Prefer a move to another if the static value after it is large (more than -1).
% Of what wrong orders cost, right on 12% and wrong on 1%.
better_choice(B, M1, M2) :-
    weight(2.794),
    static(B, M1, Static1),
    Static1 > -1.

% Prefer a move to another if it is a corner.
% Of what wrong orders cost, right on 34% and wrong on 23%.
better_choice(B, M1, M2) :-
    weight(0.905),
    corner(M1).

% Prefer a move to another if it completes three.
% Of what wrong orders cost, right on 47% and wrong on 0%.
better_choice(B, M1, M2) :-
    weight(7.498),
    wins(B, M1).
