import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about background jobs. */
export const jobRefusals = refusalTable({
  no_job: "There is no such job.",
  not_undoable: "This cannot be undone any more.",
  job_active: "It is still under way; cancel it first.",
});
