import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of a page of a timeline. */
export const timelineRefusals = refusalTable({
  no_timeline_page: "Give the `next` of an earlier page, or leave it out",
});
