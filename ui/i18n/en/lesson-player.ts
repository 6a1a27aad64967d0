import { catalogue } from "../catalogue.ts";

export const lessonPlayerText = catalogue("lesson-player", {
  take: "Take lesson",
  test: "Test lesson",
  review: "Review lesson",
});
