/** Texts that are saved as files. */

import { html } from "./dom.js";

/** Let the browser save a text under a name. */
export function saved(text, type, name) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  html("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
