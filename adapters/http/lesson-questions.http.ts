import type { LessonQuestions } from "../../core/lessons/questions/questions.port.ts";
import { lessonQuestions } from "../contract/lesson-questions.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Questions of lessons over HTTP. */
export const makeLessonQuestionsHttp = (call: Caller): LessonQuestions => ({
  send: (id, body) => call(lessonQuestions.send, { ...none, params: { id }, body }),
});
