import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the storage of files. */
export const storageRefusals = refusalTable({
  storage_used_up: "There is no room for {{more}}: {{used}} of the {{limit}} that your organisation may store are in use.",
  storage_away: "Files cannot be reached at the moment. Try again shortly.",
});
