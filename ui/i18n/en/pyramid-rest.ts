import { catalogue } from "../catalogue.ts";

export const pyramidRestText = catalogue("pyramid-rest", {
  top_one: "{{count, number}} contact is at the top level.",
  top_other: "{{count, number}} contacts are at the top level.",
  under_one: "{{count, number}} more is not shown because it is under another contact. Open a row to see it.",
  under_other: "{{count, number}} more are not shown because they are under other contacts. Open a row to see them.",
  moreThan: "More than {{count, number}} others are not shown because they are under other contacts. Open a row to see them.",
  asList: "Show all as a list",
});
