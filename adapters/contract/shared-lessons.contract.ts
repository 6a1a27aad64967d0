import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { sharedLessonLimits, SharedLessonPlace, SharedLessons } from "../../core/shared-lessons/shared-lesson.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { intTextBetween } from "./wire.ts";

const path = "/api/cg/lessons_folders";
const mostPages = 100_000;
const query = t.type(
  { page: orDefault(intTextBetween(1, mostPages), 1), search: orDefault(textUpTo(sharedLessonLimits.search), "") },
  "SharedLessonsQuery",
);

/** Endpoints for learners: lessons that are shared with their role. */
export const sharedLessons = {
  folders: endpoint({
    ...noInput,
    name: "shared-lessons.folders",
    summary: "Lists the folders of lessons that are shared with the role of the learner who is signed in.",
    method: "GET",
    path,
    access: learners,
    reply: SharedLessons,
  }),
  content: endpoint({
    ...noInput,
    name: "shared-lessons.content",
    summary:
      "Returns the folders and published lessons in a shared folder, or in one below, 50 lessons per page, with the learner's progress.",
    method: "GET",
    path: `${path}/:id`,
    access: learners,
    params: ById,
    query,
    reply: SharedLessons,
  }),
  open: endpoint({
    ...noInput,
    name: "shared-lessons.open",
    summary: "Opens a lesson of a shared folder, and returns the place by which it is read, answered and reported.",
    method: "POST",
    path: `${path}/:id/open`,
    access: learners,
    params: ById,
    body: exactly("OpenedLesson", { lesson_id: RecordId }, {}),
    reply: SharedLessonPlace,
  }),
} as const;
