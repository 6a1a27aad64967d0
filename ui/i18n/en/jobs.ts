import { catalogue } from "../catalogue.ts";

export const jobsText = catalogue("jobs", {
  title: "Background activity",
  open: "Background activity",
  active_one: "{{count, number}} job in progress",
  active_other: "{{count, number}} jobs in progress",
  undo: "Undo",
  undoing: "Undoing: {{title}}",
  toastDone: "{{title}}: done",
  toastFailed: "{{title}}: failed",
  toastCancelled: "{{title}}: stopped",
  other: "Background job",
});
