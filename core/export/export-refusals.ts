import { refusalTable } from "../kernel/refusal.ts";

/** What is said of an export whose file is asked for. */
export const exportRefusals = refusalTable({
  export_over: "This export is over; ask for it again.",
});
