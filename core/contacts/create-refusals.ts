import { refusalTable } from "../kernel/refusal.ts";

/** Error messages for retries whose created contact is no longer in use. */
export const createRefusals = refusalTable({
  contact_in_bin: "This contact was created before and is now deleted. Restore it, or clear the form to create another one.",
  contact_merged: "This contact was created before and has since been merged into another.",
});
