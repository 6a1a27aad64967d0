import { catalogue } from "../catalogue.ts";

export const fieldInputsText = catalogue("field-inputs", {
  secretHelp: "Encrypted when the contact is created; it is not kept on this device.",
  notSaid: "Not said",
  more: "More fields",
});
