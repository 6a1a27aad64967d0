import { catalogue } from "../catalogue.ts";

export const fieldInputsText = catalogue("field-inputs", {
  secretHelp: "Encrypted when the contact is created, and not kept on this device.",
  notSaid: "Not set",
  more: "More fields",
});
