import type { SharedLessonStore } from "../../core/shared-lessons/shared-lessons.port.ts";
import { sharedLessons } from "../contract/shared-lessons.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Lessons that are shared with the learner's role, over HTTP. */
export const makeSharedLessonsHttp = (call: Caller): SharedLessonStore => ({
  content: (id, page, search) =>
    id === null ? call(sharedLessons.folders, none) : call(sharedLessons.content, { ...none, params: { id }, query: { page, search } }),
  open: (id, lesson_id) => call(sharedLessons.open, { ...none, params: { id }, body: { lesson_id } }),
});
