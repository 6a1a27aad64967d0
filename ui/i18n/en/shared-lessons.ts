import { catalogue } from "../catalogue.ts";

/** Lessons that are shared with a learner's role. */
export const sharedLessonsText = catalogue("shared-lessons", {
  title: "Lessons",
  note: "Lessons that {{organisation}} shares with you. Take them whenever you like.",
  lessons: "Lessons in {{name}}",
  count_one: "{{count, number}} lesson",
  count_other: "{{count, number}} lessons",
  minutes_one: "{{count, number}} min",
  minutes_other: "{{count, number}} min",
  points_one: "{{count, number}} point",
  points_other: "{{count, number}} points",
  state: { new: "Not started", begun: "{{percent, number}}% done", done: "Completed" },
  started: "Started",
  progress: "Progress in {{name}}",
  search: "Search in this folder",
  nothing: "No lesson in this folder is called “{{words}}”.",
  emptyTitle: "No lessons are shared with you",
  emptyBody: "When {{organisation}} shares a folder of lessons with your role, it appears here.",
  emptyFolder: "There are no lessons in this folder yet.",
  toFolder: "Go to the folder",
  leave: "Back to {{folder}}",
});
