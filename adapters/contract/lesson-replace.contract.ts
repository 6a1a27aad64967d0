import { members } from "../../core/access/access-rule.rule.ts";
import { LessonReplacement, LessonReplacements } from "../../core/lessons/replace/lesson-replacement.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** The endpoint that replaces a text in lessons. */
export const lessonReplace = {
  replace: endpoint({
    ...noInput,
    name: "lessonReplace.replace",
    summary: "Replaces a text in the items of lessons, in all or in none; with `dry_run` it only returns what would change.",
    method: "POST",
    path: "/api/lessons/replace",
    access: members("lessons"),
    body: LessonReplacement,
    reply: LessonReplacements,
  }),
} as const;
