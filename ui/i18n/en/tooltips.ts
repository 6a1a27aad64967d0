import { catalogue } from "../catalogue.ts";

export const tooltipsText = catalogue("tooltips", {
  explain: "What is this?",
  more: "Read more",
  film: "Watch a film about it",
  unresolved: "No tooltip is written for {{slug}}",
  named: "Tooltip {{slug}}",
});
