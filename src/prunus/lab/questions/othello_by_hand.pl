% How Othello engines sort moves: corners first, then by how few replies are left, corners given away and X squares last.

:- from_depth(4).
:- game(othello).

better_choice(B, M1, M2) :-
    weight(8.0),
    corner(M1).

better_choice(B, M1, M2) :-
    weight(1.0),
    replies(B, M1, Replies1),
    replies(B, M2, Replies2),
    lt(Replies1, Replies2).

better_choice(B, M1, M2) :-
    weight(4.0),
    corners_given(B, M1, Corners1),
    corners_given(B, M2, Corners2),
    lt(Corners1, Corners2).

better_choice(B, M1, M2) :-
    weight(2.0),
    x_square(M2).
