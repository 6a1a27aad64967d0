import { catalogue } from "../catalogue.ts";

export const transcriptText = catalogue("transcript", {
  title: "Transcript",
  search: "Search the transcript",
  lines: "Lines of the transcript",
  found_one: "{{count, number}} line found",
  found_other: "{{count, number}} lines found",
  none: "No line contains these words.",
});
