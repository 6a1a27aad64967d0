import { refusalTable } from "../kernel/refusal.ts";

/** Why a view of the staff application as another user does not begin. */
export const colleagueViewRefusals = refusalTable({
  admins_view: "Only administrators look at the application as somebody else.",
  not_as_owner: "Nobody looks at the application as its owner.",
  not_as_oneself: "You cannot view the application as yourself: choose another user.",
  view_archived: "{{name}} is archived and sees nothing. Restore {{name}} first.",
});
