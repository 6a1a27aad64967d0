import type { LessonReplacing } from "../../core/lessons/replace/lesson-replacing.port.ts";
import { lessonReplace } from "../contract/lesson-replace.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Replacement of texts in lessons over HTTP. */
export const makeLessonReplaceHttp =
  (call: Caller): LessonReplacing =>
  (body) =>
    call(lessonReplace.replace, { ...none, body });
