import { refusalTable } from "../../kernel/refusal.ts";

/** Findings of the author's check where they hold the publication of a lesson. */
export const checkRefusals = refusalTable({
  check_picture_undescribed: "A picture needs a description: {{about}}",
  check_video_uncaptioned: "This film needs captions.",
  check_heading_skipped: "This heading skips a level: {{about}}",
  check_link_empty: "This link needs a text: {{about}}",
  check_link_unclear: "This link does not say where it leads: “{{about}}”",
});
