import { catalogue } from "../catalogue.ts";

export const teamsTitlesText = catalogue("teams-titles", {
  teams: "Teams",
  all: "All teams",
  button: "Team: {{team}}",
  missing: "Team not found.",
});
