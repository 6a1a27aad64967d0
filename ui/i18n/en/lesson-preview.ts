import { catalogue } from "../catalogue.ts";

export const lessonPreviewText = catalogue("lesson-preview", {
  title: "Preview",
  note: "You see what learners see. Answers are marked, but nothing is stored.",
  width: "Width",
  phone: "Phone",
  desktop: "Desktop",
  step: "Step {{number, number}} of {{total, number}}",
  points_one: "{{count, number}} point",
  points_other: "{{count, number}} points",
  back: "Back",
  next: "Next",
  finish: "Finish",
  restart: "Start over",
  done: "End of the lesson",
  doneBody_one: "You earned {{count, number}} point.",
  doneBody_other: "You earned {{count, number}} points.",
  frame: "The lesson as learners see it",
  empty: "There is nothing to preview yet. Add an item first.",
});
