import { refusalTable } from "./refusal.ts";

/** Refusals of writes of plain records. */
export const recordRefusals = refusalTable({
  no_plain_record: "This does not exist, or it was deleted.",
  plain_record_changed: "Someone else changed this in the meantime.",
});
