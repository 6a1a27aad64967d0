import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about how long records are kept. */
export const retentionRefusals = refusalTable({
  retention_days: "Enter a whole number of days from {{min}} to {{max}}",
  retention_changed: "Someone else changed how long records are kept. Check their settings, then save again.",
});
