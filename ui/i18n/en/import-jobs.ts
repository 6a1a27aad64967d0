import { catalogue } from "../catalogue.ts";

/** What the tray says of imports; apart from the texts of their pages, since the frame carries it. */
export const importJobsText = catalogue("import-jobs", {
  run: "Import of {{name}}",
  plan: "Plan for {{name}}",
  counts: "{{created, number}} created, {{updated, number}} updated, {{skipped, number}} unchanged, {{failed, number}} failed",
});
