import { catalogue } from "../catalogue.ts";

/** The hint below a date that is typed in words. */
export const dateHintText = catalogue("date-hint", {
  validating: "Validating...",
  unchecked: "This cannot be checked at the moment.",
});
