import { refusalTable } from "../kernel/refusal.ts";

/** The refusal of the news. */
export const homeRefusals = refusalTable({
  no_news: "Could not load the news.",
});
