import { catalogue } from "../catalogue.ts";

export const pyramidText = catalogue("pyramid", {
  view: "Pyramid",
  asPyramid: "Show as a pyramid",
  under: "Those under {{name}}",
  level: "Level {{level, number}}",
  archived: "Archived",
  direct: "{{count, number}} direct",
  total: "{{count, number}} in all",
  totalAtLeast: "more than {{count, number}} in all",
  more_one: "Show {{count, number}} more",
  more_other: "Show {{count, number}} more",
  retry: "Try again",
  upline: "Stands under",
  overMore_one: "{{count, number}} more",
  overMore_other: "{{count, number}} more",
});
