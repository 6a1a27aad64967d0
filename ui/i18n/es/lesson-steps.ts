import type { lessonStepsText } from "../en/lesson-steps.ts";
import type { Translation } from "../text-types.ts";

export const texts: Translation<typeof lessonStepsText.texts> = {
  steps: "Pasos de la lección",
  step: "Paso {{number, number}}, {{state}}",
  named: "Paso {{number, number}}: {{name}}, {{state}}",
  open: "sin responder",
  done: "hecho",
  wrong: "no correcto",
  waiting: "pendiente de comprobar",
  skipped: "omitido",
};
