import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about the history of a record. */
export const auditRefusals = refusalTable({
  no_such_record: "There is no such {{kind}}.",
});
