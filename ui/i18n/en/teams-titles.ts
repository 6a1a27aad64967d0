import { catalogue } from "../catalogue.ts";

export const teamsTitlesText = catalogue("teams-titles", {
  teams: "Teams",
});
