import { catalogue } from "../catalogue.ts";

export const lessonStepsText = catalogue("lesson-steps", {
  steps: "Steps of the lesson",
  step: "Step {{number, number}}, {{state}}",
  named: "Step {{number, number}}: {{name}}, {{state}}",
  open: "not answered",
  done: "done",
  wrong: "not correct",
  waiting: "waiting to be checked",
  skipped: "skipped",
});
