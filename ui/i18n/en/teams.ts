import { catalogue } from "../catalogue.ts";

export const teamsText = catalogue("teams", {
  title: "Select Team",
  shareTitle: "Share to teams",
  shareNamed: "Share “{{title}}” to teams",
  allNote: "Everything in the organisation",
  choose: "Select",
  share: "Share",
  cancel: "Cancel",
  teams: "Teams",
  contents: "Also share its contents",
  none: "No teams yet",
  noneBody: "Everyone works with the whole organisation.",
  last: "Stop sharing it with any team?",
  lastFileBody: "Only administrators and the person who added it will see it then.",
  lastBody: "Only administrators will see it then.",
  lastAction: "Stop sharing",
  shared: "Shared",
});
