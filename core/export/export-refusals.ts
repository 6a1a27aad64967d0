import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of an export's download. */
export const exportRefusals = refusalTable({
  export_over: "This export is over; ask for it again.",
});
