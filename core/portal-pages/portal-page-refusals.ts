import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the pages of the portal, for staff. */
export const portalPageRefusals = refusalTable({
  portal_page_gone: "This page does not exist, or it was deleted.",
  portal_page_changed: "Someone else changed this page in the meantime.",
  portal_page_title_needed: "Give the page a title.",
  portal_page_path_needed: "Give the page an address.",
  portal_page_path_wrong: "An address has lower-case letters and digits, with single hyphens between them.",
  portal_page_path_taken: "Another page has the address “{{path}}”. Choose another one.",
  portal_page_html_needed: "Write the content of the page before you publish it.",
  portal_pages_full: "There can be up to {{most}} pages. Delete some first.",
});
