import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of bulk actions. */
export const bulkRefusals = refusalTable({
  no_action: "There is no such action.",
  names_nobody: "{{field}} names a contact that does not exist",
  nobody_selected: "No contacts are selected any more.",
  bulk_planning: "It is still being worked out what this would do.",
});
