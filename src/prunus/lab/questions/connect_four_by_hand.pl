% How programs for Connect Four sort moves: wins, then what stops a win, then the most threats, then the middle.

:- from_depth(4).
:- game('connect-four').

better_choice(B, M1, M2) :-
    weight(48.0),
    wins(B, M1).

better_choice(B, M1, M2) :-
    weight(24.0),
    blocks(B, M1).

better_choice(B, M1, M2) :-
    weight(8.0),
    gives_above(B, M2).

better_choice(B, M1, M2) :-
    weight(4.0),
    threats_made(B, M1, Threats1),
    threats_made(B, M2, Threats2),
    lt(Threats2, Threats1).

better_choice(B, M1, M2) :-
    weight(1.0),
    nearer_to_centre(B, M1, M2).
