import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about lessons that are shared with a role. */
export const sharedLessonRefusals = refusalTable({
  no_shared_folder: "Folder not found.",
  lesson_not_shared: "This lesson is not shared with you any more. What you earned in it stays yours.",
  lesson_withdrawn: "This lesson is not offered any more. What you earned in it stays yours.",
});
