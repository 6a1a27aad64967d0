import { refusalTable } from "../kernel/refusal.ts";

/** What is said of help articles. */
export const assistantRefusals = refusalTable({
  no_article: "Article not found.",
});
