import { catalogue } from "../catalogue.ts";

export const unsavedGuardText = catalogue("unsaved-guard", {
  title: "Discard what you typed?",
  body: "Your changes have not been saved.",
  keep: "Keep editing",
  discard: "Discard",
});
