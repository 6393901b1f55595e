/**
 * The page: a bar with the views, the view that the address names, and a line that says what happened.
 *
 * A view is a module `views/NAME.js` that exports `view = { name, title, show(root, state, host) }`. Its whole state is in the query
 * of the address: `show` is called whenever that changes, and may return a function that is called before the next time.
 *
 *     host.ask(question, fields)     POST /ask/VIEW/question; rejects with an Error that has the `field` which is wrong. A third
 *                                    argument may be the signal of an AbortController: nobody works on what nobody waits for
 *     host.go(params, {replace})     change the query: an object whose null entries are left out, or URLSearchParams
 *     host.say(text)                 tell it in the live region
 *     host.listen(url, onevent, onlost)      server-sent events; returns what ends it. They end by themselves where the page is not
 *                                            seen (a browser has six connections to a server, for all its tabs), and begin anew
 */

import { html } from "./dom.js";
import { documentSheet } from "./look.js";
import { PAGE } from "./page_words.js";
import { say } from "./words.js";

const KNOWN = Object.keys(PAGE.views); // in the order in which people meet them; others come behind
const VIEWS = document.body.dataset.views.split(" ").sort((one, other) => placeOf(one) - placeOf(other));
const VISITOR = crypto.getRandomValues(new Uint32Array(2)).join("-");
const AGAIN = "again"; // the field of an answer that is not there yet
const TRIES = 8;
const PATIENCE = 5000; // milliseconds before a stream that was refused is asked for again
function placeOf(name) {
  return KNOWN.includes(name) ? KNOWN.indexOf(name) : KNOWN.length;
}
const titleOf = (name) => PAGE.views[name]?.[0] ?? name;

const live = html("p", { class: "live", role: "status", "aria-live": "polite" });
const links = html("nav", { "aria-label": PAGE.name });
const chooser = html("select", { "aria-label": PAGE.theme, onchange: () => dress(chooser.value) });
let root = html("main", { id: "content", tabindex: -1 });
let leave = null;
const styles = new Map(); // of the views that were shown
let turn = 0; // of what is shown: a view that has loaded too late is not shown

/** Ask the server, again if it says so: the answer was being compiled. The answer's error is thrown. */
async function ask(view, question, fields = {}, signal = null) {
  for (let times = 1; ; times++) {
    const answer = await answered(view, question, fields, signal);
    if (!answer.error) return answer;
    if (answer.field !== AGAIN || times === TRIES || signal?.aborted) throw Object.assign(new Error(answer.error), { field: answer.field });
  }
}

async function answered(view, question, fields, signal) {
  try {
    const response = await fetch(`/ask/${view}/${question}`, {
      method: "POST", headers: { "Content-Type": "application/json", "X-Prunus-Visitor": VISITOR }, body: JSON.stringify(fields), signal,
    });
    return await response.json();
  } catch {
    throw new Error(PAGE.unreachable);
  }
}

function queryOf(params) {
  if (params instanceof URLSearchParams) return params;
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== ""));
}

function go(view, params, { replace = false } = {}) {
  const query = queryOf(params).toString();
  history[replace ? "replaceState" : "pushState"](null, "", `/${view}${query ? `?${query}` : ""}`);
  show();
}

function listen(url, onevent, onlost = () => {}) {
  let source = null;
  let again = null;
  const end = () => {
    clearTimeout(again);
    source?.close();
    source = null;
  };
  const begin = () => {
    end();
    if (document.hidden) return;
    source = new EventSource(url);
    source.onmessage = (event) => onevent(JSON.parse(event.data));
    source.onerror = () => {
      onlost();
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(begin, PATIENCE); // otherwise the browser tries again itself
    };
  };
  document.addEventListener("visibilitychange", begin);
  begin();
  return () => {
    document.removeEventListener("visibilitychange", begin);
    end();
  };
}

const hostOf = (name) => ({
  ask: (question, fields, signal) => ask(name, question, fields, signal),
  go: (params, options) => go(name, params, options),
  say: (text) => { live.textContent = text; },
  listen,
});

/** Show what the address says. */
async function show() {
  const mine = ++turn;
  const name = location.pathname.slice(1);
  const isHere = root.dataset.view === name;
  for (const link of links.children) {
    if (link.dataset.view === name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = name ? say(PAGE.title, { view: titleOf(name) }) : PAGE.name;
  if (name && !VIEWS.includes(name)) return enter(name, html("p", { role: "alert" }, PAGE.missing));
  if (!name) return enter(name, ...home());
  const [{ view }] = await Promise.all([import(`./views/${name}.js`), styled(name)]);
  if (mine !== turn) return undefined;
  leave?.();
  leave = null;
  if (!isHere) enter(name);
  const left = (await view.show(root, new URLSearchParams(location.search), hostOf(name))) ?? null;
  if (mine === turn) leave = left;
  else left?.(); // something else is shown by now
  return undefined;
}

/** The style of a view is there before the view is. */
function styled(name) {
  if (!styles.has(name)) {
    const loaded = new Promise((done) => document.head.append(html("link", { rel: "stylesheet", href: `/static/views/${name}.css`, onload: done, onerror: done })));
    styles.set(name, loaded);
  }
  return styles.get(name);
}

/** An empty <main> for another view. */
function enter(name, ...content) {
  leave?.();
  leave = null;
  live.textContent = "";
  const fresh = html("main", { id: "content", tabindex: -1, "data-view": name, class: name || "home" }, ...content);
  root.replaceWith(fresh);
  root = fresh;
}

function home() {
  const cards = VIEWS.map((name) => html("li", {}, html("a", { href: `/${name}` }, titleOf(name)), html("p", {}, PAGE.views[name]?.[1] ?? "")));
  return [html("h1", {}, PAGE.name), html("p", { class: "invitation" }, PAGE.invitation), html("ul", { class: "cards" }, ...cards)];
}

/** Links within the page change what is shown; others do what links do. */
function followed(event) {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.getAttribute("href").startsWith("#")) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  show().then(() => {
    root.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
}

function dress(theme) {
  if (theme) document.documentElement.setAttribute("theme", theme);
  else document.documentElement.removeAttribute("theme");
  localStorage.setItem("theme", theme);
  document.dispatchEvent(new CustomEvent("prunus-theme", { detail: theme }));
}

document.adoptedStyleSheets = [documentSheet()];
for (const name of VIEWS) {
  links.append(html("a", { href: `/${name}`, "data-view": name }, titleOf(name)));
}
for (const [value, text] of Object.entries(PAGE.themes)) chooser.append(html("option", { value }, text));
chooser.value = localStorage.getItem("theme") ?? "";
dress(chooser.value);
document.body.append(
  html("a", { class: "skip", href: "#content" }, PAGE.skip),
  html("header", { class: "top" }, html("a", { class: "home", href: "/" }, PAGE.name), links, chooser),
  root, live);
document.addEventListener("click", followed);
window.addEventListener("popstate", show);
show();
