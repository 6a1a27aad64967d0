import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { lessonFinished } from "../../core/analytics/call-event.rule.ts";
import { LearnerLesson, LessonOutcome } from "../../core/learning/learner-lesson.model.ts";
import { PointsGain } from "../../core/learning/points-entry.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { AnswerBody, LessonResetBody, PlayedBody, ShownBody } from "./lesson-event-bodies.ts";
import { IntText, UuidText } from "./wire.ts";

const learning = { ...noInput, access: learners } as const;
const lessonPath = t.type({ id: IntText, triggerId: IntText });
const itemPath = t.type({ id: IntText, triggerId: IntText, uuid: UuidText });

/** Endpoints for learners: lessons of courses, answers, progress. Replies hold no correct answer or weight before the learner may know it. */
export const courseLessons = {
  lesson: endpoint({
    ...learning,
    name: "learning.lesson",
    summary: "Returns a lesson with the learner's progress.",
    method: "GET",
    path: "/api/cg/campaigns/:id/lessons/:triggerId",
    params: lessonPath,
    reply: LearnerLesson,
  }),
  answer: endpoint({
    ...learning,
    name: "learning.answer",
    summary: "Submits an answer to an item, which the server grades; a repeated `answer_id` counts once.",
    method: "POST",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/items/:uuid/answer",
    event: lessonFinished,
    params: itemPath,
    body: AnswerBody,
    reply: LessonOutcome,
  }),
  progress: endpoint({
    ...learning,
    name: "learning.progress",
    summary: "Reports the playback position of a recording; no more is credited than the time that has passed.",
    method: "POST",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/items/:uuid/progress",
    event: lessonFinished,
    params: itemPath,
    body: PlayedBody,
    reply: LessonOutcome,
  }),
  shown: endpoint({
    ...learning,
    name: "learning.shown",
    summary: "Records that an item is shown; the lesson reopens there.",
    method: "POST",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/items/:uuid/shown",
    event: lessonFinished,
    params: itemPath,
    body: ShownBody,
    reply: LessonOutcome,
  }),
  points: endpoint({
    ...learning,
    name: "learning.points",
    summary: "Lists the learner's gains of points in a lesson, oldest first, with the rule of each.",
    method: "GET",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/points",
    params: lessonPath,
    reply: t.readonlyArray(PointsGain),
  }),
  reset: endpoint({
    ...learning,
    name: "learning.reset",
    summary: "Resets a lesson to its first item; points are kept.",
    method: "POST",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/reset",
    params: lessonPath,
    body: LessonResetBody,
    reply: LearnerLesson,
  }),
} as const;
