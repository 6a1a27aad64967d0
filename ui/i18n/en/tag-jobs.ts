import { catalogue } from "../catalogue.ts";

/** Changes of tags in the list of jobs; separate from the page's texts, since the frame loads it. */
export const tagJobsText = catalogue("tag-jobs", {
  change: "Tags: {{names}}",
  counts_one: "{{count, number}} contact",
  counts_other: "{{count, number}} contacts",
});
