import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages of tabs that show the portal as a learner gets it. */
export const viewAsRefusals = refusalTable({
  only_looking: "This view is read-only. Nothing can be changed, sent or revealed here.",
  view_over: "This view has ended. Close this tab, and begin again from the contact’s record.",
});
