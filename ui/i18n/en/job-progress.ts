import { catalogue } from "../catalogue.ts";

/** Lines of the list of jobs; separate from what the frame says of jobs, since they are loaded when the list opens. */
export const jobProgressText = catalogue("job-progress", {
  queued: "Waiting to start",
  cancelling: "Stopping…",
  done: "Done",
  failed: "Failed",
  cancelled: "Stopped",
  of: "{{done, number}} of {{total, number}}",
  some: "{{done, number}} so far",
  lessThanMinute: "less than a minute left",
  minutes_one: "about {{count, number}} minute left",
  minutes_other: "about {{count, number}} minutes left",
  cancel: "Stop",
  undo: "Undo",
  dismiss: "Remove from list",
  look: "Open",
});
