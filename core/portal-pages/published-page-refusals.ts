import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the pages of the portal, for learners. */
export const publishedPageRefusals = refusalTable({ no_page: "Page not found." });
