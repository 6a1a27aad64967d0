import { refusalTable } from "../kernel/refusal.ts";

/** What is said where the news cannot be shown. */
export const homeRefusals = refusalTable({
  no_news: "Could not load the news.",
});
