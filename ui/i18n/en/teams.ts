import { catalogue } from "../catalogue.ts";

export const teamsText = catalogue("teams", {
  title: "Select Team",
  shareTitle: "Share to teams",
  shareNamed: "Share “{{title}}” to teams",
  all: "All teams",
  allNote: "Everything in the organisation",
  choose: "Select",
  share: "Share",
  cancel: "Cancel",
  teams: "Teams",
  contents: "Also share what is in it",
  none: "There are no teams yet",
  noneBody: "Everybody works with the whole organisation.",
  missing: "Team not found.",
  button: "Team: {{team}}",
  last: "Share it with no team?",
  lastBody: "Then only administrators can see it.",
  lastAction: "Stop sharing",
  shared: "Shared",
});
