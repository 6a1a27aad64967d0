import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about certificates. */
export const certificateRefusals = refusalTable({
  no_certificate: "There is no certificate with this code.",
  certificate_not_offered: "This course has no certificate.",
  certificate_not_earned: "Finish all lessons of the course first.",
});
