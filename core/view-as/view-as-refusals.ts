import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages of tabs that show the portal as a learner gets it, or the staff application as a colleague does. */
export const viewAsRefusals = refusalTable({
  only_looking: "You are only looking. Nothing can be changed, sent or revealed in this view.",
  view_over: "This view has ended. Close this tab, and begin again from the contact’s record or the user’s page.",
});
