import { catalogue } from "../catalogue.ts";

export const themeTitlesText = catalogue("theme-titles", {
  theme: "Theme",
});
