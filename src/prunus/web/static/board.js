/**
 * Boards, as `draw/board.py` draws them, from the rows of a position and what its game says of its look (`core/drawing.py`):
 * coordinates outside, the last stone ringed. `.` is an empty square, a space no square.
 */

import { at, svg } from "./dom.js";
import { WORDS, say } from "./words.js";

const OUTSIDE = 22; // room for coordinates
const ROOT_THREE = Math.sqrt(3);
const NAMED = ["ink", "black", "white", "red", "yellow", "blue", "green", "orange"];
const DARK_STONES = ["black", "ink", "red", "blue", "green"];

/** Width and height of the cells together. */
export function boardSize(drawing, rows, cell) {
  const [high, wide] = [rows.length, rows[0].length];
  if (drawing.shape === "hexagons") return { width: (wide + (high - 1) / 2) * cell, height: ((1.5 * (high - 1) + 2) * cell) / ROOT_THREE };
  return { width: wide * cell, height: high * cell };
}

/** Where the middle of a square is, from the upper left corner of the squares. */
export function middle(drawing, row, column, cell) {
  if (drawing.shape === "hexagons") return [(column + 0.5 + row / 2) * cell, ((1.5 * row + 1) * cell) / ROOT_THREE];
  return [(column + 0.5) * cell, (row + 0.5) * cell];
}

const isDark = (row, column, height) => (height - row + column) % 2 === 1;

function* cells(rows) {
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < rows[row].length; column++) if (rows[row][column] !== " ") yield [row, column, rows[row][column]];
}

/** What a sign stands for; one that the drawing does not have stands for itself. */
const stoneOf = (drawing, sign) => drawing.stones[sign] ?? { shape: "text", colour: "ink", mark: "", text: sign, name: sign };

/** The shapes of a board without its coordinates, its upper left corner at (0, 0). */
export function boardShapes(drawing, rows, placed, cell) {
  const group = svg("g", { class: "board" }, ...ground(drawing, rows, cell));
  for (const [row, column, sign] of cells(rows)) {
    if (sign !== ".") group.append(...stone(stoneOf(drawing, sign), ...middle(drawing, row, column, cell), cell));
  }
  if (placed?.length) {
    const [x, y] = middle(drawing, placed[0], placed[1], cell);
    group.append(circle(x, y, 0.43 * cell, "placed under", Math.max(1, 0.15 * cell)));
    group.append(circle(x, y, 0.43 * cell, "placed", Math.max(1, 0.08 * cell)));
  }
  return group;
}

function ground(drawing, rows, cell) {
  const { width, height } = boardSize(drawing, rows, cell);
  const look = drawing.ground === "green" ? "baize" : "plain";
  if (drawing.shape === "hexagons") return [...sides(drawing, rows, cell), ...hexagons(drawing, rows, cell, look)];
  if (drawing.shape === "checkered") {
    return [...cells(rows)].map(([row, column]) =>
      rect(column * cell, row * cell, cell, cell, isDark(row, column, rows.length) ? "square dark" : "square"));
  }
  if (drawing.ground === "frame") {
    const holes = [...cells(rows)].map(([row, column]) => circle(...middle(drawing, row, column, cell), 0.4 * cell, "hole"));
    return [svg("rect", { class: "frame", width: at(width), height: at(height), rx: at(0.15 * cell) }), ...holes];
  }
  if (drawing.ground === "strokes") return [seams(rows, cell, "seam strokes", Math.max(1, 0.04 * cell))];
  if (drawing.ground === "none") return [];
  if (rows.some((row) => row.includes(" "))) return [...cells(rows)].map(([row, column]) => rect(column * cell, row * cell, cell, cell, look));
  return [rect(0, 0, width, height, look), seams(rows, cell, `seam ${look}`, Math.max(0.5, 0.025 * cell))];
}

/** The lines between squares, in one path. */
function seams(rows, cell, look, thick) {
  const [width, height] = [rows[0].length * cell, rows.length * cell];
  const ways = [];
  for (let i = 1; i < rows[0].length; i++) ways.push(`M${at(i * cell)} 0v${at(height)}`);
  for (let i = 1; i < rows.length; i++) ways.push(`M0 ${at(i * cell)}h${at(width)}`);
  return svg("path", { class: look, d: ways.join(""), "stroke-width": at(thick) });
}

/** The corners of a hexagon that stands on one of them, from the upper one clockwise. */
function corners(drawing, row, column, cell) {
  const [x, y] = middle(drawing, row, column, cell);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = ((60 * i - 90) * Math.PI) / 180;
    return `${at(x + (cell / ROOT_THREE) * Math.cos(turn))} ${at(y + (cell / ROOT_THREE) * Math.sin(turn))}`;
  });
}

function hexagons(drawing, rows, cell, look) {
  return [...cells(rows)].map(([row, column]) =>
    svg("path", { class: look, d: `M${corners(drawing, row, column, cell).join("L")}Z`, "stroke-width": at(Math.max(0.6, 0.03 * cell)) }));
}

/** Thick lines in the colours of those to whom the sides of the board belong, half of each hidden by the cells. */
function sides(drawing, rows, cell) {
  if (!drawing.sides?.length) return [];
  const [last, end] = [rows.length - 1, rows[0].length - 1];
  const across = [...rows[0]].map((_, column) => column);
  const down = rows.map((_, row) => row);
  const all = [
    [0, across.map((column) => [0, column, [5, 0, 1]])],
    [0, across.map((column) => [last, column, [4, 3, 2]])],
    [1, down.map((row) => [row, 0, [5, 4, 3]])],
    [1, down.map((row) => [row, end, [1, 2]])],
  ];
  return all.map(([owner, places]) => {
    const points = places.flatMap(([row, column, which]) => which.map((i) => corners(drawing, row, column, cell)[i]));
    const look = { class: "side", d: `M${points.join("L")}`, "stroke-width": at(0.22 * cell) };
    return svg("path", coloured(look, drawing.sides[owner], "stroke"));
  });
}

/** A colour that has a name is a class of the style; any other stands at the shape. */
function coloured(attributes, colour, property = "fill") {
  if (NAMED.includes(colour)) return { ...attributes, class: `${attributes.class} ${property}-${colour}` };
  return { ...attributes, [property]: colour };
}

function stone(look, x, y, cell) {
  const contrast = DARK_STONES.includes(look.colour) ? "fill-white" : "fill-black";
  if (look.shape === "disc") {
    const disc = { class: "disc", cx: at(x), cy: at(y), r: at(0.38 * cell), "stroke-width": at(Math.max(0.6, 0.03 * cell)) };
    const shapes = [svg("circle", coloured(disc, look.colour))];
    if (look.mark === "ring") shapes.push(circle(x, y, 0.22 * cell, `hollow ${contrast.replace("fill", "stroke")}`, Math.max(0.8, 0.05 * cell)));
    if (look.mark === "dot") shapes.push(circle(x, y, 0.09 * cell, contrast));
    if (look.text) shapes.push(letter(look.text, x, y, 0.45 * cell, { class: contrast }));
    return shapes;
  }
  const thick = at(Math.max(1.2, 0.09 * cell));
  if (look.shape === "ring") {
    return [svg("circle", coloured({ class: "hollow", cx: at(x), cy: at(y), r: at(0.27 * cell), "stroke-width": thick }, look.colour, "stroke"))];
  }
  if (look.shape === "cross") {
    const half = 0.26 * cell;
    const way = `M${at(x - half)} ${at(y - half)}l${at(2 * half)} ${at(2 * half)}m0 ${at(-2 * half)}l${at(-2 * half)} ${at(2 * half)}`;
    return [svg("path", coloured({ class: "hollow", d: way, "stroke-width": thick, "stroke-linecap": "round" }, look.colour, "stroke"))];
  }
  if (look.shape === "piece") {
    const outline = look.colour === "white" ? "stroke-ink" : "stroke-white";
    return [letter(look.text, x, y, 0.78 * cell, coloured({ class: `piece ${outline}`, "stroke-width": at(0.04 * cell) }, look.colour))];
  }
  return [letter(look.text, x, y, 0.6 * cell, coloured({ class: "letter" }, look.colour))];
}

/** Where the squares of such a picture begin: there is room for coordinates, if there are any. */
export function boardCorner(drawing) {
  return [drawing.rows !== "none" ? OUTSIDE : 4, drawing.columns !== "none" ? OUTSIDE : 4];
}

/** A board that stands by itself: with its coordinates, and said in words. */
export function boardPicture(drawing, rows, placed, cell = 36) {
  const { width, height } = boardSize(drawing, rows, cell);
  const [left, top] = boardCorner(drawing);
  const shapes = boardShapes(drawing, rows, placed, cell);
  shapes.setAttribute("transform", `translate(${left} ${top})`);
  const edge = drawing.sides?.length ? 0.13 * cell : 4; // half a side of Hex is outside of the cells
  const [wide, high] = [left + width + edge, top + height + edge];
  return svg("svg", { class: "picture", width: at(wide), height: at(high), viewBox: `0 0 ${at(wide)} ${at(high)}`, role: "img", "aria-label": described(drawing, rows, placed) },
    shapes, ...coordinates(drawing, rows, cell, left, top));
}

function coordinates(drawing, rows, cell, left, top) {
  const write = (x, y, text) => svg("text", { class: "coordinate", x: at(x), y: at(y) }, String(text));
  const written = [];
  for (let column = 0; drawing.columns !== "none" && column < rows[0].length; column++) {
    written.push(write(left + middle(drawing, 0, column, cell)[0], top - 7, called(drawing.columns, column)));
  }
  for (let row = 0; drawing.rows !== "none" && row < rows.length; row++) {
    const [x, y] = middle(drawing, row, 0, cell);
    written.push(write(left + x - cell / 2 - 11, top + y + 4, called(drawing.rows, drawing.origin === "top" ? row : rows.length - 1 - row)));
  }
  for (const [row, column, number] of numbered(drawing, rows)) {
    const [x, y] = middle(drawing, row, column, cell);
    if (rows[row][column] === ".") written.push(write(left + x, top + y + 4, number));
  }
  return written;
}

function numbered(drawing, rows) {
  if (!drawing.is_numbered) return [];
  const squares = rows.flatMap((signs, row) => [...signs].map((_, column) => [row, column]));
  const meant = drawing.shape === "checkered" ? squares.filter(([row, column]) => isDark(row, column, rows.length)) : squares;
  return meant.map(([row, column], i) => [row, column, i + 1]);
}

/** a, b, …, z, aa, ab, … or 1, 2, … */
function called(naming, index) {
  if (naming === "none") return "";
  if (naming === "numbers") return String(index + 1);
  return (index >= 26 ? called(naming, Math.floor(index / 26) - 1) : "") + String.fromCharCode(97 + (index % 26));
}

/** A board in words: how many stones of each kind, and the last move. */
export function described(drawing, rows, placed) {
  const signs = [...cells(rows)].map(([, , sign]) => sign);
  const stones = Object.entries(drawing.stones)
    .map(([sign, look]) => [signs.filter((each) => each === sign).length, look.name || sign])
    .filter(([count]) => count);
  const words = stones.map(([count, name]) => `${count} ${name}`).join(", ") || WORDS.stones;
  if (!placed?.length) return words;
  const [row, column] = placed;
  const square = called(drawing.columns, column) + called(drawing.rows, drawing.origin === "top" ? row : rows.length - 1 - row);
  const number = numbered(drawing, rows).find(([r, c]) => r === row && c === column)?.[2] ?? row * rows[0].length + column + 1;
  return `${words}; ${say(WORDS.lastMove, { place: square || number })}`;
}

function circle(x, y, radius, look, thick = null) {
  return svg("circle", { class: look, cx: at(x), cy: at(y), r: at(radius), "stroke-width": thick === null ? null : at(thick) });
}

function rect(x, y, width, height, look) {
  return svg("rect", { class: look, x: at(x), y: at(y), width: at(width), height: at(height) });
}

function letter(text, x, y, size, attributes) {
  return svg("text", { ...attributes, x: at(x), y: at(y + 0.35 * size), "font-size": at(size) }, text);
}
