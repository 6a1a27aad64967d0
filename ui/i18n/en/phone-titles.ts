import { catalogue } from "../catalogue.ts";

export const phoneTitlesText = catalogue("phone-titles", {
  textLine: "Set up text messaging",
});
