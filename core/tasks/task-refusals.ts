import { refusalTable } from "../kernel/refusal.ts";

/** The sentences with which a write of a task is refused. */
export const taskRefusals = refusalTable({
  no_task: "Task not found.",
  no_user: "There is no such user.",
  no_record: "There is no such record.",
});
