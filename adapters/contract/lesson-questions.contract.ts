import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { QuestionPlan, SentQuestions } from "../../core/lessons/questions/question-plan.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { numberOrText } from "./wire.ts";

/** Bytes of the longest text in UTF-8 with escapes. */
const bytes = 4 * lessonLimits.questionsText;

/** Endpoints for questions of lessons. */
export const lessonQuestions = {
  send: endpoint({
    ...noInput,
    name: "lessonQuestions.send",
    summary: "Turns questions in GIFT or CSV into items of a lesson; a dry run returns the items and stores nothing.",
    method: "POST",
    path: "/api/lessons/:id/questions",
    access: members("lessons"),
    bodyLimit: bytes,
    params: t.type({ id: numberOrText(t.union([RecordId, CreateKey], "LessonKey")) }, "LessonQuestionsByKey"),
    body: SentQuestions,
    reply: QuestionPlan,
  }),
} as const;
