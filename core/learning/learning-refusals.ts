import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about courses and lessons. */
export const learningRefusals = refusalTable({
  no_course: "Course not found.",
  no_lesson: "Lesson not found.",
  not_published: "This lesson has no published version yet.",
  no_item: "Lesson item not found.",
  no_choice: "This is not one of the choices. Load the lesson again and choose one.",
  film_played: "A recording is answered by playing it.",
  film_own: "This recording is a file of the organisation and cannot be skipped.",
  answer_too_long: "This answer is too long to be stored.",
  not_joined: "Join the course first.",
  course_paused: "This course is paused. Nobody can join it until it goes on.",
  not_open: "This lesson is not open yet.",
  restarted: "This lesson was restarted in another tab or on another device. Answer again.",
  locked: "This lesson is locked, complete all previous lessons.",
  read_only: "This lesson is shown for review only.",
});
