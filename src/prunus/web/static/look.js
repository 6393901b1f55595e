/** The one style of the stepper: colours, type and sizes are those of `draw/style.py`, in the light and in the dark. */

const LIGHT = `
  color-scheme: light;
  --ground: #ffffff; --raised: #f6f7f9; --ink: #1c2430; --quiet: #4a5565; --faint: #768294; --hairline: #d5dae1;
  --max: #1f5fbf; --max-fill: #e3edfb; --min: #b4540a; --min-fill: #fdeee0; --best: #1b7f4d; --severed: #b3261e;
  --baize: #2e7d5b; --seam: #1d5a40; --frame: #2a5db0;`;

const DARK = `
  color-scheme: dark;
  --ground: #14181d; --raised: #1c2229; --ink: #eef1f5; --quiet: #a9b4c2; --faint: #7f8b99; --hairline: #343d48;
  --max: #8ab4f8; --max-fill: #1d2c44; --min: #f5b26b; --min-fill: #3a2a18; --best: #5ed39b; --severed: #ff8a80;
  --baize: #245f47; --seam: #17402f; --frame: #234a8a;`;

const THEMES = `
:host { ${LIGHT} }
@media (prefers-color-scheme: dark) { :host { ${DARK} } }
:host([theme="light"]) { ${LIGHT} }
:host([theme="dark"]) { ${DARK} }
@media print { :host, :host([theme]) { ${LIGHT} } }`;

const PAGE = `
:host { display: block; container-type: inline-size; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
:host([hidden]) { display: none; }
.stepper { display: grid; gap: 12px 28px; padding: 16px; outline: none;
  grid-template: "head" auto "bar" auto "words" auto "pane" auto "details" auto / minmax(0, 1fr); }
header { grid-area: head; }
h2 { font-size: 1.25rem; line-height: 1.3; font-weight: 600; margin: 0; }
.about { color: var(--quiet); margin: 2px 0 0; font-size: .9375rem; overflow-wrap: anywhere; }
.bar { grid-area: bar; display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
.bar .steps { display: flex; gap: 6px; }
.bar input { flex: 1 1 100%; min-width: 100px; margin: 0; accent-color: var(--max); height: 32px; }
.bar output { font-variant-numeric: tabular-nums; color: var(--quiet); white-space: nowrap; font-size: .875rem; margin: 0 6px; min-width: 5.5em; }
button { font: inherit; font-size: .875rem; color: var(--ink); background: var(--raised); border: 1px solid var(--faint);
  border-radius: 8px; min-width: 38px; height: 38px; padding: 0 11px; cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--ink); }
button:disabled { color: var(--quiet); border-color: var(--hairline); cursor: default; }
button[aria-pressed="true"] { border-color: var(--max); box-shadow: inset 0 0 0 1px var(--max); }
button:focus-visible, input:focus-visible, .pane:focus-visible { outline: 3px solid var(--max); outline-offset: 2px; }
.bar .steps button { padding: 0; width: 42px; }
@container (max-width: 420px) { .tools button { padding: 0 8px; min-width: 34px; } }
button svg { display: block; margin: auto; fill: currentColor; }
.words { grid-area: words; }
.sentence { font-size: 1.125rem; line-height: 1.45; margin: 0; min-height: 4.35em; }
.counts { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 8px 0 0; color: var(--quiet); font-size: .9375rem;
  font-variant-numeric: tabular-nums; }
.counts b { color: var(--ink); font-weight: 600; }
.pane { grid-area: pane; overflow: auto; max-height: min(70vh, 760px); border: 1px solid var(--hairline); border-radius: 10px;
  position: relative; scroll-padding: 48px; }
.pane svg { display: block; margin: 0 auto; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; }
.details { grid-area: details; min-width: 0; }
.details h3 { font-size: 1rem; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
.details .picture { max-width: 100%; height: auto; display: block; margin: 0 0 12px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 16px; margin: 0; font-size: .9375rem; }
dt { color: var(--quiet); } dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.keys { border: 1px solid var(--hairline); border-radius: 10px; padding: 12px 16px; margin-top: 12px; background: var(--raised); }
kbd { font: .875rem ui-monospace, SFMono-Regular, Menlo, monospace; }
.fallback { display: none; }
.difference .legend { padding: 14px 16px 0; } .sides { display: grid; grid-template-columns: minmax(0, 1fr); }
@container (min-width: 1100px) { .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
@container (min-width: 700px) { .bar input { flex: 1 1 140px; margin-right: 6px; } }
@container (min-width: 1000px) {
  .stepper { padding: 20px 24px; grid-template: "head head" auto "bar bar" auto "pane words" auto "pane details" 1fr / minmax(0, 1fr) 320px; }
}
@media print { .bar, .tools, .keys { display: none; } .pane { max-height: none; overflow: visible; } .fallback { display: block; } }`;

const TREE = `
svg { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; text-anchor: middle; }
svg text { fill: var(--ink); }
.tree .value { font-size: 14px; }
.tree .level, .tree .window, .tree .fold, .tree .names { fill: var(--quiet); }
.tree .level, .tree .window, .tree .move, .tree .start { text-anchor: start; }
.tree .move { font-weight: 600; } .tree .faint { fill: var(--quiet); }
.tree .why { fill: var(--severed); }
.absent { display: none; }
.edge { fill: none; stroke: var(--faint); stroke-width: 1.4; stroke-linejoin: round; }
.line > .edge { stroke: var(--best); stroke-width: 3; }
.severed { fill: none; stroke: var(--severed); stroke-width: 1.4; stroke-dasharray: 4 3; stroke-linejoin: round; }
.strokes { fill: none; stroke: var(--severed); stroke-width: 2.2; }
.shape { stroke-width: 1.4; }
.max > .shape { fill: var(--max-fill); stroke: var(--max); }
.min > .shape { fill: var(--min-fill); stroke: var(--min); }
.leaf > .shape { fill: var(--raised); stroke: var(--faint); }
.stub > .shape { fill: var(--ground); stroke: var(--faint); stroke-dasharray: 3 2; }
.stub > .value { fill: var(--quiet); }
.proof .place > .shape { fill: var(--ground); stroke: var(--quiet); }
.proof .place[data-state="proved"] > .shape { fill: var(--max-fill); stroke: var(--max); stroke-width: 2.4; }
.proof .place[data-state="disproved"] > .shape { fill: var(--min-fill); stroke: var(--min); stroke-dasharray: 6 2; stroke-width: 2; }
.sampling .place[data-state="proved"] > .shape { stroke-width: 2.8; }
.place { cursor: pointer; outline: none; }
.place:hover > .shape, .place:focus-visible > .shape { stroke-width: 2.6; }
.fold { cursor: pointer; } .more:hover .fold, .fold:hover { fill: var(--ink); text-decoration: underline; }
.ring { fill: none; pointer-events: none; }
.work { stroke: var(--ink); stroke-width: 2.2; } .work.dashed { stroke-dasharray: 2 4; }
.chosen { stroke: var(--quiet); stroke-width: 1.4; stroke-dasharray: 3 3; }
.cutter { stroke: var(--severed); stroke-width: 1.8; stroke-dasharray: 5 3; }
.both > .shape { stroke: var(--ink); }
.only-a > .shape { stroke: var(--max); stroke-width: 3; }
.only-b > .shape { stroke: var(--min); stroke-width: 3; stroke-dasharray: .1 5; stroke-linecap: round; }
.ghost > .shape, .sample .shape { fill: none; } .ghost > .value, .ghost > .move { fill: var(--quiet); }
.ghost > .edge { stroke-dasharray: 1 4; }
.sample { vertical-align: -5px; margin-right: 6px; }
@media (prefers-reduced-motion: no-preference) {
  .fresh > .shape { animation: fresh .7s ease-out 1; }
  @keyframes fresh { from { stroke-width: 6; } }
}`;

const BOARDS = `
.disc { stroke: #8391a3; } .hollow { fill: none; }
.baize { fill: var(--baize); stroke: var(--seam); } .plain { fill: var(--raised); stroke: var(--faint); }
.square { fill: var(--raised); stroke: var(--faint); stroke-width: .6; } .square.dark { fill: var(--hairline); }
.seam { fill: none; stroke-linecap: round; } .seam.strokes { stroke: var(--quiet); }
.frame { fill: var(--frame); } .hole { fill: var(--ground); }
.side { fill: none; stroke-linejoin: round; } .piece { paint-order: stroke; }
.placed { fill: none; stroke: #ffb300; } .placed.under { stroke: #14181e; }
svg .coordinate { fill: var(--quiet); }`;

const STONES = {
  ink: "var(--ink)", black: "#14181e", white: "#fdfdfb", red: "#c62828",
  yellow: "#f2c230", blue: "#2f6fd0", green: "#2f9e62", orange: "#e07b1a",
};

const COLOURED = Object.entries(STONES)
  .map(([name, colour]) => `svg .fill-${name} { fill: ${colour}; } .stroke-${name} { stroke: ${colour}; }`)
  .join("\n");

let sheet = null;
let wide = null;

/** The style sheet, made once; a constructed one, which a strict content security policy allows. */
export function lookSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([THEMES, PAGE, TREE, BOARDS, COLOURED].join("\n"));
  }
  return sheet;
}

/** The same colours, trees and boards for a whole document. */
export function documentSheet() {
  if (!wide) {
    wide = new CSSStyleSheet();
    const themes = THEMES.replace(/:host\((\[[^\]]*\])\)/g, ":root$1").replaceAll(":host", ":root");
    wide.replaceSync([themes, TREE, BOARDS, COLOURED].join("\n"));
  }
  return wide;
}
