import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { LearnerLesson, LessonOutcome } from "../../core/learning/learner-lesson.model.ts";
import { PointsGain } from "../../core/learning/points-entry.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { AnswerBody, LessonResetBody, PlayedBody, ShownBody } from "./lesson-event-bodies.ts";
import { IntText, UuidText } from "./wire.ts";

const taking = { ...noInput, access: staff("lessons") } as const;
const path = "/api/lessons/:id/take";
const lessonPath = t.type({ id: IntText }, "TakenLesson");
const itemPath = t.type({ id: IntText, uuid: UuidText }, "TakenItem");

/** Endpoints for staff who take a published lesson themselves, outside any course. */
export const lessonTaking = {
  lesson: endpoint({
    ...taking,
    name: "lessonTaking.lesson",
    summary: "Returns a published lesson with the caller's own progress.",
    method: "GET",
    path,
    params: lessonPath,
    reply: LearnerLesson,
  }),
  answer: endpoint({
    ...taking,
    name: "lessonTaking.answer",
    summary: "Submits the caller's own answer to an item; a repeated `answer_id` counts once.",
    method: "POST",
    path: `${path}/items/:uuid/answer`,
    params: itemPath,
    body: AnswerBody,
    reply: LessonOutcome,
  }),
  progress: endpoint({
    ...taking,
    name: "lessonTaking.progress",
    summary: "Reports the caller's own playback position of a recording.",
    method: "POST",
    path: `${path}/items/:uuid/progress`,
    params: itemPath,
    body: PlayedBody,
    reply: LessonOutcome,
  }),
  shown: endpoint({
    ...taking,
    name: "lessonTaking.shown",
    summary: "Records that an item is shown to the caller.",
    method: "POST",
    path: `${path}/items/:uuid/shown`,
    params: itemPath,
    body: ShownBody,
    reply: LessonOutcome,
  }),
  points: endpoint({
    ...taking,
    name: "lessonTaking.points",
    summary: "Lists the caller's own gains of points in a lesson, oldest first, with the rule of each.",
    method: "GET",
    path: `${path}/points`,
    params: lessonPath,
    reply: t.readonlyArray(PointsGain),
  }),
  reset: endpoint({
    ...taking,
    name: "lessonTaking.reset",
    summary: "Starts the caller's own run through a lesson anew, in its newest revision; points are kept.",
    method: "POST",
    path: `${path}/reset`,
    params: lessonPath,
    body: LessonResetBody,
    reply: LearnerLesson,
  }),
} as const;
