import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about other hosts' pages in lessons, and about shared links. */
export const lessonFormRefusals = refusalTable({
  item_without_frame: "This item has no page of another host.",
  item_without_document: "This item has no document to sign.",
  item_without_link: "This item has no link to share.",
  link_unknown: "This link does not exist any more.",
  signwell_unreachable: "SignWell cannot be reached. Try again later.",
  signwell_refused: "SignWell refused the document: {{problem}}",
});
