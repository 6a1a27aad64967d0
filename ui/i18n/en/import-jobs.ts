import { catalogue } from "../catalogue.ts";

/** Imports in the job tray; separate from the texts of their pages, since the frame loads it. */
export const importJobsText = catalogue("import-jobs", {
  run: "Import of {{name}}",
  plan: "Plan for {{name}}",
  counts: "{{created, number}} created, {{updated, number}} updated, {{skipped, number}} unchanged, {{failed, number}} failed",
});
