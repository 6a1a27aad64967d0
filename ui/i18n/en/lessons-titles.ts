import { catalogue } from "../catalogue.ts";

export const lessonsTitlesText = catalogue("lessons-titles", {
  lessons: "Lessons",
  newLesson: "New lesson",
  editLesson: "Edit lesson",
  deletedLessons: "Deleted lessons",
});
