/** Elements with a style of their own, in the colours that the page has chosen. */

/** Give an element the theme of the document. */
export function dressed(element) {
  const theme = document.documentElement.getAttribute("theme");
  if (theme) element.setAttribute("theme", theme);
  else element.removeAttribute("theme");
  return element;
}

/** Let all steppers below an element follow the theme; returns what ends it. */
export function keptDressed(root) {
  const dress = () => root.querySelectorAll("prunus-stepper, prunus-difference").forEach(dressed);
  document.addEventListener("prunus-theme", dress);
  return () => document.removeEventListener("prunus-theme", dress);
}
