import { refusalTable } from "../kernel/refusal.ts";

/** What is said of an attempt to add a contact that made one already, which is no longer in use. */
export const createRefusals = refusalTable({
  contact_in_bin: "This contact was added before and lies in the bin now. Restore it there, or clear the form for somebody else.",
  contact_merged: "This contact was added before and has been merged into another since.",
});
