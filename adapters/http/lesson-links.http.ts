import type { DeadLinks } from "../../core/lessons/check/dead-links.port.ts";
import type { LessonLinks } from "../../core/lessons/check/lesson-links.port.ts";
import { lessonLinks } from "../contract/lesson-links.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The check of a lesson's links over HTTP. */
export const makeLessonLinksHttp =
  (call: Caller): LessonLinks =>
  (id) =>
    call(lessonLinks.check, { ...none, params: { id } });

/** What the nightly checks of links found, over HTTP. */
export const makeDeadLinksHttp = (call: Caller): DeadLinks => call(lessonLinks.dead, none);
