import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages of tabs that show an application as somebody else gets it. */
export const viewAsRefusals = refusalTable({
  only_looking: "You are only looking. Nothing can be changed, sent or revealed here.",
  view_over: "You are no longer looking as this person. Close this tab, and begin again from their record.",
});
