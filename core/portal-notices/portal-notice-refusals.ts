import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about notices and short links of learners. */
export const portalNoticeRefusals = refusalTable({
  no_notice: "Notification not found.",
  link_gone: "This link has expired, was used before, or was sent to another learner.",
});
