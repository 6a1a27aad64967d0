import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about addresses that cannot be previewed. */
export const linkRefusals = refusalTable({
  link_not_allowed: "This address cannot be looked at",
  link_unreachable: "There is nothing to see at this address",
  link_in_circles: "This address sends from one place to the next without end",
  link_too_slow: "This address took too long to answer",
  link_too_large: "What is at this address is too large to look at",
});
