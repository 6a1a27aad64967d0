import { refusalTable } from "../kernel/refusal.ts";

/** What is said of work in the background. */
export const jobRefusals = refusalTable({
  no_job: "There is no such job.",
  not_undoable: "This cannot be undone any more.",
  job_active: "It is still under way; cancel it first.",
});
