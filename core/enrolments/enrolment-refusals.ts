import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the courses of contacts, for staff. */
export const enrolmentRefusals = refusalTable({
  course_gone: "This course does not exist, or it is not shared with your teams.",
  course_draft: "This course is a draft. Publish it, then enrol contacts.",
  course_held: "This course is paused. Resume it, then enrol contacts.",
  course_over: "This course has ended. Give it a later end, then enrol contacts.",
  not_enrolled: "This contact has not joined the course. Enrol them first.",
  lesson_gone: "This lesson is not part of the course.",
  reason_needed: "Say why, in a few words: the learner's history shows it.",
  nobody_chosen: "Choose contacts or a group.",
  group_gone: "This group does not exist, or it is not shared with you.",
});
