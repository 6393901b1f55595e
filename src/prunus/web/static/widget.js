/** The stepper in a notebook, as anywidget asks for it: a script from Python, and the step that is shown, both ways. */

import { PrunusStepper } from "./stepper.js";

function render({ model, el }) {
  if (!customElements.get("prunus-stepper")) customElements.define("prunus-stepper", PrunusStepper);
  const stepper = document.createElement("prunus-stepper");
  el.append(stepper);
  stepper.script = model.get("script");
  stepper.at = model.get("at");
  const follow = () => (stepper.at = model.get("at"));
  stepper.addEventListener("prunus-step", ({ detail }) => {
    model.set("at", detail.at);
    model.save_changes();
  });
  model.on("change:at", follow);
  return () => model.off("change:at", follow);
}

export default { render };
