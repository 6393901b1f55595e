/* The searches of a page are shown in the light or in the dark as the page is. */
const follow = () => {
  const chosen = document.body.dataset.theme;
  for (const each of document.querySelectorAll("prunus-stepper, prunus-difference")) {
    if (chosen === "light" || chosen === "dark") each.setAttribute("theme", chosen);
    else each.removeAttribute("theme");
  }
};
document.addEventListener("DOMContentLoaded", () => {
  new MutationObserver(follow).observe(document.body, { attributes: true, attributeFilter: ["data-theme"] });
  follow();
});
