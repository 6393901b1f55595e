% The knowledge-based player of the MIT notes on solving games: five rules, in order of importance.
% Each rule has more votes than all that follow it together.

:- game('tic-tac-toe').

% 1. If there is a winning move, take it.
better_choice(B, M1, M2) :- weight(16.0), wins(B, M1).

% 2. If the opponent has a winning move, take the move so that he cannot take it.
better_choice(B, M1, M2) :- weight(8.0), blocks(B, M1).

% 3. Take the centre before edges and corners.
better_choice(B, M1, M2) :- weight(4.0), centre(M1).

% 4. Take corners before edges.
better_choice(B, M1, M2) :- weight(2.0), corner(M1).

% 5. Take edges if there is nothing else: they are what is left.
