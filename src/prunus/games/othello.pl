% Othello's background a second time, in plain Prolog: what the compiled predicates of othello_knowledge.py are checked against.
%
% A board is board(Turn, Squares). Turn is black or white; Squares is a term of 64 cells, each of them black, white, empty or,
% around a smaller board, outside. A place is a number, row by row; the cell of place P is argument P + 1 of Squares.
%
%        a  b  c  d  e  f  g  h
%     1  0  1  2  3  4  5  6  7       board(black, squares(empty, ..., white, black, ..., empty))
%     2  8  9 10 11 12 13 14 15
%     ...
%     8 56 57 58 59 60 61 62 63
%
% It is written from the rules of the game and from what each predicate says, never from the bits of the Python: places are
% walked one step at a time, and discs are counted one by one. Tables remember what a board was asked before.

:- table after/3, openings/3, region/3, value/2.

% ---- What every game's background begins with: reading a board, and the moves in their natural order.

% board_of(+Text, -Board): Text has a board's cells row by row and the side to move: '---...OX...--- X'.
board_of(Text, board(Turn, Squares)) :-
    atom_chars(Text, Chars),
    append(Marks, [' ', Side], Chars),
    length(Marks, Length),
    member(Size, [8, 6, 4]),
    Length =:= Size * Size,
    disc(Side, Turn),
    Whole =.. [marks|Marks],
    findall(Cell, (place(Place), cell_of(Whole, Size, Place, Cell)), Cells),
    Squares =.. [squares|Cells],
    !.

% Smaller boards lie in the middle.
cell_of(Marks, Size, Place, Cell) :-
    Column is Place mod 8 - (8 - Size) // 2,
    Row is Place // 8 - (8 - Size) // 2,
    (   Column >= 0, Column < Size, Row >= 0, Row < Size ->
        Index is Size * Row + Column + 1,
        arg(Index, Marks, Mark),
        disc(Mark, Cell)
    ;   Cell = outside
    ).

disc('X', black).
disc('O', white).
disc('-', empty).

% move(+Board, -Move): a place where discs turn over; 64 is the pass of a player who has none when the opponent has.
move(Board, Move) :-
    Board = board(Turn, _),
    openings(Board, Turn, Places),
    (   Places = [_|_] ->
        member(Move, Places)
    ;   opponent(Turn, Other),
        openings(Board, Other, [_|_]),
        Move = 64
    ).

% ---- The rules.

opponent(black, white).
opponent(white, black).

place(Place) :- between(0, 63, Place).

cell(board(_, Squares), Place, Cell) :-
    Index is Place + 1,
    arg(Index, Squares, Cell).

direction(-1, -1).
direction(0, -1).
direction(1, -1).
direction(-1, 0).
direction(1, 0).
direction(-1, 1).
direction(0, 1).
direction(1, 1).

% step(+Place, +Right, +Down, -Next): the place beside, if there is one.
step(Place, Right, Down, Next) :-
    Column is Place mod 8 + Right,
    Column >= 0,
    Column =< 7,
    Row is Place // 8 + Down,
    Row >= 0,
    Row =< 7,
    Next is 8 * Row + Column.

neighbour(Place, Next) :-
    direction(Right, Down),
    step(Place, Right, Down, Next).

% chain(+Board, +Colour, +Place, +Right, +Down, -Chain): the other colour's discs that lie between Place and a disc of Colour.
chain(Board, Colour, Place, Right, Down, Chain) :-
    step(Place, Right, Down, Next),
    cell(Board, Next, Cell),
    (   Cell == Colour ->
        Chain = []
    ;   opponent(Colour, Cell) ->
        Chain = [Next|Rest],
        chain(Board, Colour, Next, Right, Down, Rest)
    ).

% turned(+Board, +Colour, +Place, -Discs): the discs that turn over when Colour places a disc on Place.
turned(Board, Colour, Place, Discs) :-
    findall(Disc, (direction(Right, Down), chain(Board, Colour, Place, Right, Down, Chain), member(Disc, Chain)), Discs).

% openings(+Board, +Colour, -Places): where Colour could place a disc, whoever is to move.
openings(Board, Colour, Places) :-
    findall(Place, (place(Place), cell(Board, Place, empty), turned(Board, Colour, Place, [_|_])), Places).

% after(+Board, +Move, -Next): the board on which the player to move has placed a disc, or has passed.
after(board(Turn, Squares), 64, board(Other, Squares)) :-
    opponent(Turn, Other).
after(Board, Place, board(Other, Squares)) :-
    Place < 64,
    Board = board(Turn, Before),
    opponent(Turn, Other),
    turned(Board, Turn, Place, Turned),
    Before =.. [Name|Cells],
    painted(Cells, 0, [Place|Turned], Turn, Painted),
    Squares =.. [Name|Painted].

painted([], _, _, _, []).
painted([Cell|Cells], Place, Discs, Colour, [New|Painted]) :-
    (   memberchk(Place, Discs) ->
        New = Colour
    ;   New = Cell
    ),
    Next is Place + 1,
    painted(Cells, Next, Discs, Colour, Painted).

% how_many(+Goal, ?Number): in how many ways Goal holds. The count comes first: Number may be known, and impossible.
how_many(Goal, Number) :-
    findall(way, Goal, Ways),
    length(Ways, Count),
    Number = Count.

% ---- Numbers.

zero(0).

lt(X, Y) :- X < Y.

% ---- The board.

color_of_this_turn(board(Turn, _), Turn).

color_of_another_turn(board(Turn, _), Other) :- opponent(Turn, Other).

number_of_pieces(Color, Board, Number) :- how_many((place(Place), cell(Board, Place, Color)), Number).

remain_places(Board, Number) :- number_of_pieces(empty, Board, Number).

% ---- A place.

% distances(+Place, -Across, -Along): how far the nearest column and the nearest row at the border are.
distances(Place, Across, Along) :-
    Across is min(Place mod 8, 7 - Place mod 8),
    Along is min(Place // 8, 7 - Place // 8).

ring(Place, Ring) :-
    distances(Place, Across, Along),
    Ring is min(Across, Along).

inner_than(Place, Other) :-
    ring(Place, Ring),
    ring(Other, Outer),
    Ring > Outer.

on_edge(Place) :- ring(Place, 0).

not_on_edge(Place) :- \+ on_edge(Place).

corner(Place) :- distances(Place, 0, 0).

x_square(Place) :- distances(Place, 1, 1).

c_square(Place) :-
    distances(Place, Across, Along),
    1 is Across + Along.

price(Place, Price) :-
    distances(Place, Across, Along),
    prices(Along, Prices),
    Index is Across + 1,
    arg(Index, Prices, Price).

% A quarter of the board; the corner comes first.
prices(0, row(100, -20, 10, 5)).
prices(1, row(-20, -50, -2, -2)).
prices(2, row(10, -2, 2, 1)).
prices(3, row(5, -2, 1, 0)).

% ---- A place on a board.

% Many are four or more, half of the neighbours.
many_opponents_pieces(Board, Place, Color) :-
    opponent(Color, Other),
    how_many((neighbour(Place, Next), cell(Board, Next, Other)), Number),
    Number >= 4.

odd_region(Board, Place) :-
    cell(Board, Place, empty),
    region(Board, Place, Region),
    how_many(member(_, Region), Number),
    1 is Number mod 2.

% region(+Board, +Place, -Region): the empty places that can be reached from an empty place, one empty neighbour after another.
region(Board, Place, Region) :- spread(Board, [Place], [Place], Region).

spread(_, [], Region, Region).
spread(Board, [Place|Waiting], Seen, Region) :-
    findall(Next, (neighbour(Place, Next), cell(Board, Next, empty), \+ memberchk(Next, Seen)), New),
    append(New, Waiting, StillWaiting),
    append(New, Seen, NowSeen),
    spread(Board, StillWaiting, NowSeen, Region).

% ---- A move, seen from the board after it. There the opponent is to move; "our" discs are those of the player who moved.

flips(Board, Place, Number) :-
    Board = board(Turn, _),
    turned(Board, Turn, Place, Discs),
    how_many(member(_, Discs), Number).

replies(Board, Place, Number) :-
    after(Board, Place, Next),
    Next = board(Other, _),
    openings(Next, Other, Places),
    how_many(member(_, Places), Number).

moves_left(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    openings(Next, Turn, Places),
    how_many(member(_, Places), Number).

corners_given(Board, Place, Number) :-
    after(Board, Place, Next),
    Next = board(Other, _),
    open_corners(Next, Other, Number).

corners_won(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    open_corners(Next, Turn, Number).

open_corners(Board, Colour, Number) :-
    openings(Board, Colour, Places),
    how_many((member(Place, Places), corner(Place)), Number).

frontier(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    how_many((place(Disc), cell(Next, Disc, Turn), once((neighbour(Disc, Beside), cell(Next, Beside, empty)))), Number).

beside_ours(Board, Place, Number) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    empty_beside(Next, Turn, Number).

beside_theirs(Board, Place, Number) :-
    after(Board, Place, Next),
    Next = board(Other, _),
    empty_beside(Next, Other, Number).

empty_beside(Board, Colour, Number) :-
    how_many((place(Place), cell(Board, Place, empty), once((neighbour(Place, Beside), cell(Board, Beside, Colour)))), Number).

largest_reply(Board, Place, Largest) :-
    after(Board, Place, Next),
    Next = board(Other, _),
    openings(Next, Other, Replies),
    findall(Number, (member(Reply, Replies), flips(Next, Reply, Number)), Numbers),
    largest(Numbers, 0, Largest).

largest([], Largest, Largest).
largest([Number|Numbers], Before, Largest) :-
    Next is max(Before, Number),
    largest(Numbers, Next, Largest).

gain(Board, Place, Gain) :-
    Board = board(Turn, _),
    after(Board, Place, Next),
    opponent(Turn, Other),
    worth(Next, Turn, Ours),
    worth(Next, Other, Theirs),
    Gain is Ours - Theirs.

% worth(+Board, +Colour, -Worth): the prices of all places that Colour holds.
worth(Board, Colour, Worth) :-
    findall(Price, (place(Place), cell(Board, Place, Colour), price(Place, Price)), Prices),
    sum_of(Prices, 0, Worth).

sum_of([], Sum, Sum).
sum_of([Number|Numbers], Before, Sum) :-
    Next is Before + Number,
    sum_of(Numbers, Next, Sum).

% ---- The evaluations. A fact says which of them is asked: evaluation(Name).

% value(+Board, -Value): for the player to move.
value(Board, Value) :-
    evaluation(Name),
    must_be(oneof(['disc-difference', 'square-weights', 'corners-mobility', 'win-loss-draw']), Name),
    (   move(Board, _) ->
        estimate(Name, Board, Value)
    ;   difference(Board, Difference),
        finished(Name, Difference, Value)
    ).

finished(Name, Difference, Value) :-
    (   Name == 'disc-difference' ->
        Value = Difference
    ;   Name == 'win-loss-draw' ->
        Value is sign(Difference)
    ;   Value is sign(Difference) * 1000000 + Difference
    ).

difference(Board, Difference) :-
    own_and_other(Board, Own, Other),
    number_of_pieces(Own, Board, Ours),
    number_of_pieces(Other, Board, Theirs),
    Difference is Ours - Theirs.

own_and_other(board(Turn, _), Turn, Other) :- opponent(Turn, Other).

estimate('disc-difference', Board, Value) :- difference(Board, Value).
estimate('square-weights', Board, Value) :-
    own_and_other(Board, Own, Other),
    worth(Board, Own, Ours),
    worth(Board, Other, Theirs),
    Value is Ours - Theirs.
estimate('corners-mobility', Board, Value) :-
    own_and_other(Board, Own, Other),
    corners_and_moves(Board, Own, Ours),
    corners_and_moves(Board, Other, Theirs),
    Value is Ours - Theirs.
estimate('win-loss-draw', _, 0).

% Ten points a corner, and one a place that could be played.
corners_and_moves(Board, Colour, Points) :-
    how_many((place(Place), corner(Place), cell(Board, Place, Colour)), Corners),
    openings(Board, Colour, Places),
    how_many(member(_, Places), Moves),
    Points is 10 * Corners + Moves.

% ---- What learned evaluations count on a board as it stands: for the player to move, or of ours less the opponent's.

choices(Board, Number) :- how_many(move(Board, _), Number).

discs(Board, Number) :- difference(Board, Number).

mobility(Board, Number) :-
    own_and_other(Board, Own, _),
    reachable(Board, Own, Number).

their_mobility(Board, Number) :-
    own_and_other(Board, _, Other),
    reachable(Board, Other, Number).

reach(Board, Number) :- mobility(Board, Number).

their_reach(Board, Number) :- their_mobility(Board, Number).

reachable(Board, Colour, Number) :-
    openings(Board, Colour, Places),
    how_many(member(_, Places), Number).

squares_left(Board, Number) :- remain_places(Board, Number).

parity(Board, Odd) :-
    remain_places(Board, Number),
    Odd is Number mod 2.

corners_in_reach(Board, Number) :-
    own_and_other(Board, Own, _),
    open_corners(Board, Own, Number).

their_corners_in_reach(Board, Number) :-
    own_and_other(Board, _, Other),
    open_corners(Board, Other, Number).

corners(Board, Number) :- more_of_ours(Board, is_corner, Number).

edges(Board, Number) :- more_of_ours(Board, is_edge, Number).

beside_corners(Board, Number) :- more_of_ours(Board, is_beside_empty_corner, Number).

open_discs(Board, Number) :- more_of_ours(Board, is_beside_empty, Number).

is_corner(_, Place) :- corner(Place).

is_edge(_, Place) :- on_edge(Place).

is_beside_empty(Board, Place) :-
    once((neighbour(Place, Beside), cell(Board, Beside, empty))).

is_beside_empty_corner(Board, Place) :-
    once((neighbour(Place, Beside), corner(Beside), cell(Board, Beside, empty))).

% more_of_ours(+Board, +Kind, -Number): discs of a kind, ours less the opponent's.
more_of_ours(Board, Kind, Number) :-
    own_and_other(Board, Own, Other),
    how_many((place(Place), cell(Board, Place, Own), call(Kind, Board, Place)), Ours),
    how_many((place(Each), cell(Board, Each, Other), call(Kind, Board, Each)), Theirs),
    Number is Ours - Theirs.
