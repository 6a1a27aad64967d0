import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of writes of tasks. */
export const taskRefusals = refusalTable({
  no_task: "Task not found.",
  no_user: "There is no such user.",
  no_record: "There is no such record.",
});
