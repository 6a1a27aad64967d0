import { catalogue } from "../catalogue.ts";

export const programsTitlesText = catalogue("programs-titles", {
  quickWins: "Quick wins",
});
