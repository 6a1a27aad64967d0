import { catalogue } from "../catalogue.ts";

export const tooltipsText = catalogue("tooltips", {
  explain: "What is this?",
  film: "Watch a video",
  unresolved: "No tooltip for {{slug}}",
  named: "Tooltip {{slug}}",
});
