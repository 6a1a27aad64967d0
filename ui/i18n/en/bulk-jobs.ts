import { catalogue } from "../catalogue.ts";

/** Bulk actions in the job tray; separate from the texts of their dialog, since the frame loads it. */
export const bulkJobsText = catalogue("bulk-jobs", {
  set: "Set {{about}} of contacts",
  add: "Add to {{about}} of contacts",
  remove: "Remove from {{about}} of contacts",
  clear: "Clear {{about}} of contacts",
  archive: "Archive contacts",
  unarchive: "Unarchive contacts",
  delete: "Delete contacts",
  restore: "Restore contacts",
  block: "Block contacts",
  unblock: "Unblock contacts",
  counts: "{{changed, number}} changed, {{same, number}} unchanged, {{refused, number}} not possible, {{skipped, number}} skipped",
  undone: "{{reversed, number}} restored, {{kept, number}} kept because edited since, {{impossible, number}} not possible",
});
