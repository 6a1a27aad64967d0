import { catalogue } from "../catalogue.ts";

/** The reports of the product by their pid. */
export const reportNamesText = catalogue("report-names", {
  activity: "Activity",
  "lesson-completion": "Lesson completion",
  "campaign-funnel": "Campaign funnel",
  texting: "Texting",
});
