import { catalogue } from "../catalogue.ts";

export const mergesTitlesText = catalogue("merges-titles", {
  duplicates: "Duplicates",
});
