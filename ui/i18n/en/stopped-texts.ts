import { catalogue } from "../catalogue.ts";

/** Numbers of a contact that get no texts. */
export const stoppedTextsText = catalogue("stopped-texts", {
  list: "Numbers without texts",
  stopped: "{{mobile}} opted out of texts by STOP on {{date}}. Only its owner undoes this, by texting START.",
});
