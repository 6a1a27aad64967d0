import { catalogue } from "../catalogue.ts";

export const pyramidText = catalogue("pyramid", {
  view: "Pyramid",
  asPyramid: "Show as a pyramid",
  under: "Contacts under {{name}}",
  level: "Level {{level, number}}",
  archived: "Archived",
  direct: "{{count, number}} direct",
  total: "{{count, number}} total",
  totalAtLeast: "more than {{count, number}} total",
  more_one: "Show {{count, number}} more",
  more_other: "Show {{count, number}} more",
  retry: "Try again",
  upline: "Reports to",
  overMore_one: "{{count, number}} more",
  overMore_other: "{{count, number}} more",
});
