/* What a page shows is light or dark as the page is, also where the reader has chosen otherwise than the system says. */
const DARK = "(prefers-color-scheme: dark)";

const follow = () => {
  const { theme } = document.body.dataset;
  const chosen = theme === "light" || theme === "dark" ? theme : null;
  for (const each of document.querySelectorAll("prunus-stepper, prunus-difference")) {
    if (chosen) each.setAttribute("theme", chosen);
    else each.removeAttribute("theme");
  }
  const media = { light: "not all", dark: "all" }[chosen] ?? DARK;
  for (const sheet of document.styleSheets) {
    if (!sheet.ownerNode?.closest("article")) continue; // of pictures and boards that a notebook has drawn
    for (const rule of sheet.cssRules) {
      if (rule.isDark ||= rule.media?.mediaText === DARK) rule.media.mediaText = media;
    }
  }
};

document.addEventListener("DOMContentLoaded", () => {
  new MutationObserver(follow).observe(document.body, { attributes: true, attributeFilter: ["data-theme"] });
  follow();
});
