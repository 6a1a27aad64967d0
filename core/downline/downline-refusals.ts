import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about a learner's downline. */
export const downlineRefusals = refusalTable({
  not_admitted: "Your role in this portal does not include contacts. Ask {{organisation}} if you need them.",
});
