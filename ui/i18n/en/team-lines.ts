import { catalogue } from "../catalogue.ts";

export const teamLinesText = catalogue("team-lines", {
  title: "Teams",
  note: "The number that each team sends its texts from. A team without one uses the number of the organisation.",
  label: "Number of {{team}}",
  wrong: "Enter a phone number, such as (212) 555-1234",
  changed: "{{team}} texts from {{number}} now.",
  removed: "{{team}} has no number of its own any more.",
  undo: "Undo",
  remove: "Remove the number of {{team}}",
  find: "Get a number for {{team}}",
  none: "There are no teams yet",
  noneBody: "Everybody works with the whole organisation, and texts come from its number. Teams show here once there are some.",
  setUp: "Set up text messaging",
});
