/** The elements that a page uses: <prunus-stepper> and <prunus-difference>. */

import { PrunusDifference } from "./difference.js";
import { PrunusStepper } from "./stepper.js";

for (const [name, element] of Object.entries({ "prunus-stepper": PrunusStepper, "prunus-difference": PrunusDifference })) {
  if (!customElements.get(name)) customElements.define(name, element);
}
