import { catalogue } from "../catalogue.ts";

export const lessonPreviewText = catalogue("lesson-preview", {
  width: "Width",
  phone: "Phone",
  desktop: "Desktop",
  frame: "The lesson as learners see it",
});
