/** A drawing as a picture that stands alone: what style sheets say of it is written into it, as it is at this moment. */

const SAID = [
  "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "font-family", "font-size", "font-weight",
  "text-anchor", "paint-order", "visibility",
];
const STATES = ["class", "role", "tabindex"];

/** The text of an SVG file; what is not seen is not in it. */
export function pictureOf(drawing) {
  const picture = drawing.cloneNode(true);
  const whole = styled(drawing, picture);
  const ground = document.createElementNS(picture.namespaceURI, "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: getComputedStyle(drawing).getPropertyValue("--ground").trim() })) ground.setAttribute(name, value);
  whole.prepend(ground);
  return new XMLSerializer().serializeToString(whole);
}

/** Write what an element looks like into its copy; null where it is not seen. */
function styled(element, copy) {
  const style = getComputedStyle(element);
  if (style.display === "none") return null;
  const above = element.parentElement && element.ownerSVGElement ? getComputedStyle(element.parentElement) : null;
  for (const name of SAID) {
    const value = style.getPropertyValue(name);
    if (above === null || value !== above.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const { name } of [...copy.attributes]) {
    if (STATES.includes(name) || name.startsWith("aria-") || name.startsWith("data-")) copy.removeAttribute(name);
  }
  const copies = [...copy.children];
  [...element.children].forEach((child, i) => {
    if (styled(child, copies[i]) === null) copies[i].remove();
  });
  return copy;
}
