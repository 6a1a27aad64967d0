import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about reports in the portal. */
export const reportRefusals = refusalTable({
  reports_not_admitted: "Your role in this portal does not include reports. Ask {{organisation}} if you need them.",
  report_gone: "This report is not published to you.",
});
