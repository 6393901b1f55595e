/**
 * A histogram that grows, and the same numbers as a table. Fewer nodes, as many, and more are told apart by place, word and pattern:
 * what has not changed stands in a column of its own, so that nobody takes it for a little more.
 */

import { at, html, svg } from "../dom.js";
import { say } from "../words.js";
import { LAB } from "./lab_words.js";

const HEIGHT = 240;
const LEFT = 34;
const RIGHT = 12;
const BOTTOM = 44;
const TOP = 14;
const NARROWEST = 280;
const WIDEST = 720;
const COLUMN = 26; // the least width of a bar

/** A number as people read it, with a real minus sign. */
export function told(number, digits = 1) {
  if (number === null || number === undefined) return "–";
  const text = Math.abs(number).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return number < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

const least = (values, start = Infinity) => values.reduce((a, b) => Math.min(a, b), start); // there may be too many for arguments
const greatest = (values, start = -Infinity) => values.reduce((a, b) => Math.max(a, b), start);

/** Bars of a round width, at most so many, that reach as far as `all` do: those below zero, that of zero itself, those above. */
export function bars(values, most, all = values) {
  const low = -least(all, 0);
  const high = greatest(all, 0);
  const rough = Math.max(low + high, 1) / Math.max(2, most - 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough * (1 - 1e-9));
  const side = (reach, sign) => Array.from({ length: reach > 0 ? Math.max(1, Math.ceil(reach / width - 1e-9)) : 0 }, (_, step) => {
    const [near, far] = [sign * step * width, sign * (step + 1) * width];
    return { from: Math.min(near, far), to: Math.max(near, far), count: 0, side: sign };
  });
  const [fewer, more] = [side(low, -1), side(high, 1)];
  const same = { from: 0, to: 0, count: 0, side: 0 };
  for (const value of values) {
    const step = Math.max(0, Math.ceil(Math.abs(value) / width - 1e-9) - 1);
    (value === 0 ? same : (value < 0 ? fewer : more)[step]).count += 1;
  }
  return { all: [...fewer.reverse(), same, ...more], digits: width < 1 ? Math.ceil(-Math.log10(width)) : 0 };
}

function bar(kind, box) {
  const drawn = [svg("rect", { class: `bar ${kind}`, ...box })];
  if (kind === "more") {
    for (let down = box.y + 5; down < box.y + box.height - 1; down += 6) {
      drawn.push(svg("line", { class: "hatch", x1: box.x, x2: at(box.x + box.width), y1: down, y2: down }));
    }
  }
  return drawn;
}

function picture({ all, digits }, most, width, label) {
  const wide = Math.min(64, (width - LEFT - RIGHT) / all.length);
  const end = LEFT + wide * all.length;
  const x = (place) => at(LEFT + place * wide);
  const y = (count) => at(TOP + (1 - count / most) * (HEIGHT - TOP - BOTTOM));
  const drawn = svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "img", "aria-label": label, class: "histogram" });
  const step = Math.max(1, Math.ceil(most / 4));
  for (let count = 0; count <= most; count += step) {
    drawn.append(svg("line", { class: count ? "rule" : "ground", x1: LEFT, x2: at(end), y1: y(count), y2: y(count) }), svg("text", { class: "count", x: LEFT - 8, y: y(count) + 4 }, String(count)));
  }
  const zero = all.findIndex((each) => each.side === 0);
  const every = Math.ceil(46 / wide); // so that names of edges do not touch
  const name = (place, text) => svg("text", { class: "edge-name", x: place, y: HEIGHT - BOTTOM + 17 }, text);
  all.forEach((each, place) => {
    const kind = { "-1": "fewer", 0: "same", 1: "more" }[each.side];
    const box = { x: at(x(place) + 1), y: y(each.count), width: at(Math.max(1, wide - 2)), height: at(y(0) - y(each.count)) };
    if (each.count) drawn.append(...bar(kind, box));
    if (each.side < 0 && (zero - place) % every === 0) drawn.append(name(x(place), told(each.from, digits)));
    if (each.side === 0) drawn.append(name(at(x(place) + wide / 2), "0"));
    if (each.side > 0 && (place - zero) % every === 0) drawn.append(name(x(place + 1), told(each.to, digits)));
  });
  const side = (place, anchor, text) => svg("text", { class: `side-name ${anchor}`, x: place, y: HEIGHT - 6 }, text);
  if (zero > 0) drawn.append(side(x(0), "start", `← ${LAB.fewer}`));
  if (zero < all.length - 1) drawn.append(side(Math.max(at(end), zero > 0 ? 210 : 0), "end", `${LAB.more} →`));
  return drawn;
}

function table({ all, digits }) {
  const range = (each) => (each.side ? say(LAB.range, { from: told(each.from, digits), to: told(each.to, digits) }) : LAB.same);
  const rows = all.filter((each) => each.count).map((each) => html("tr", {}, html("td", {}, range(each)), html("td", {}, String(each.count))));
  const head = html("tr", {}, ...[LAB.change, LAB.count].map((text) => html("th", { scope: "col" }, text)));
  return html("details", {}, html("summary", {}, LAB.histogramTable), html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)));
}

/**
 * One series, drawn anew whenever there is more to show or another width to show it in; the table stays open if it was. With `beside`,
 * the values of another one, it has the same bars and the same scale as that.
 */
export class Histogram {
  constructor(series, caption = LAB.histogram, beside = []) {
    this.series = series;
    this.caption = caption;
    this.beside = beside;
    this.values = [];
    this.width = 0;
    this.element = html("figure", { class: "measured" });
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.element);
  }

  fit() {
    const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, this.element.clientWidth)));
    if (width === this.width) return;
    this.width = width;
    this.draw();
  }

  show(values) {
    if (values.length === this.values.length && values.every((value, place) => value === this.values[place])) return;
    this.values = values;
    this.draw();
  }

  draw() {
    const { values } = this;
    if (!values.length || !this.width) return;
    const isOpen = this.element.querySelector("details")?.open ?? false;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const percent = (value) => `${told(value)}\u202f%`;
    const sentence = say(LAB.histogramSaid, { count: values.length, mean: percent(mean), low: percent(least(values)), high: percent(greatest(values)) });
    const [found, other] = [values, this.beside].map((each) => bars(each, Math.floor((this.width - LEFT - RIGHT) / COLUMN), [...values, ...this.beside]));
    const most = Math.max(1, ...[...found.all, ...other.all].map((each) => each.count));
    const numbers = table(found);
    numbers.open = isOpen;
    const label = `${this.series}: ${this.caption}. ${sentence}`;
    this.element.replaceChildren(html("figcaption", {}, this.caption), picture(found, most, this.width, label), html("p", { class: "quiet" }, sentence), numbers);
  }

  close() {
    this.observer.disconnect();
    this.element.remove();
  }
}
