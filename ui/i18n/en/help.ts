import { catalogue } from "../catalogue.ts";

export const helpText = catalogue("help", {
  lead: "Guides and answers",
  search: "Search the help articles",
  placeholder: "What are you looking for?",
  results_one: "{{count, number}} article",
  results_other: "{{count, number}} articles",
  ask: "Ask CY",
  back: "All articles",
});
