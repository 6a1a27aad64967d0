import { catalogue } from "../catalogue.ts";

export const teamLinesText = catalogue("team-lines", {
  title: "Teams",
  note: "The number that texts of each team are sent from. Teams without one use the organisation's number.",
  label: "{{team}}",
  wrong: "Enter a phone number, such as (212) 555-1234",
  changed: "{{team}} now texts from {{number}}",
  removed: "Removed the number of {{team}}",
  undo: "Undo",
  remove: "Remove the number of {{team}}",
  find: "Get a number for {{team}}",
  none: "No teams yet",
  noneBody: "Everyone works with the whole organisation, and texts come from its number. Teams appear here once there are some.",
  setUp: "Set up text messaging",
});
