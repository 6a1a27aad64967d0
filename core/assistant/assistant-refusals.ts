import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about help articles. */
export const assistantRefusals = refusalTable({
  no_article: "Article not found.",
});
