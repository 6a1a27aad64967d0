import { catalogue } from "../catalogue.ts";

export const lessonClashText = catalogue("lesson-clash", {
  title: "Someone else changed the same",
  body: "Your change and another author's met. Choose which one stays; nothing is lost until you do.",
  number: "{{at, number}} of {{total, number}}",
  mine: "Yours",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  keepBoth: "Keep both as two items",
  gone: "Deleted",
  nothing: "Empty",
  on: "On",
  off: "Off",
  wholeItem: "Whole item",
});
