import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about teams and sharing. */
export const teamRefusals = refusalTable({
  no_team: "Team not found.",
  team_changed: "Someone else changed this team in the meantime.",
  team_label_taken: "Another team has this name.",
  choose_team: "Choose a team",
  nothing_to_share: "There is nothing to share here.",
  last_team_of_guest: "{{names}} would have no team left, and guests need one. Add them to another team first, or change their role.",
  heir_gone: "Choose a team that still exists and is not the one to be deleted.",
  heir_has_line: "{{team}} has a number already. Choose another team, or none.",
  team_receives: "Contacts of another deleted team are still being moved to {{team}}. Try again once that is done.",
  team_returns: "What {{team}} had is still being moved back to it. Try again once that is done.",
  deletion_gone: "What this team had is no longer known, so it cannot be restored.",
});
