import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about teams and sharing. */
export const teamRefusals = refusalTable({
  no_team: "Team not found.",
  team_changed: "Someone else changed this team in the meantime.",
  team_label_taken: "Another team has this label",
  choose_team: "Choose a team",
  nothing_to_share: "There is nothing to share here.",
});
