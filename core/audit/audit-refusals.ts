import { refusalTable } from "../kernel/refusal.ts";

/** What is said of a record whose history is asked for. */
export const auditRefusals = refusalTable({
  no_such_record: "There is no such {{kind}}.",
});
