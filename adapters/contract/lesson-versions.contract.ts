import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { LessonVersion, LessonVersionContent } from "../../core/lessons/lesson-version.model.ts";
import { VersionNaming, VersionRestoration } from "../../core/lessons/lesson-write.model.ts";
import { LessonSaved } from "../../core/lessons/lesson.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { intTextBetween, numberOrText } from "./wire.ts";

const path = "/api/lessons/:id/versions";
const one = `${path}/:number`;
const id = numberOrText(t.union([RecordId, CreateKey], "LessonKey"));
const OfLesson = t.type({ id }, "VersionsOfLesson");
const mostVersions = 1_000_000_000;
const ByNumber = t.type({ id, number: intTextBetween(1, mostVersions) }, "VersionByNumber");

/** Endpoints for the versions of lessons. */
export const lessonVersions = {
  list: endpoint({
    ...noInput,
    name: "lessonVersions.list",
    summary: "Returns the versions of a lesson without their content, newest first.",
    method: "GET",
    path,
    access: staff("lessons"),
    params: OfLesson,
    reply: t.readonlyArray(LessonVersion),
  }),
  get: endpoint({
    ...noInput,
    name: "lessonVersions.get",
    summary: "Returns a version of a lesson with its items.",
    method: "GET",
    path: one,
    access: staff("lessons"),
    params: ByNumber,
    reply: LessonVersionContent,
  }),
  update: endpoint({
    ...noInput,
    name: "lessonVersions.update",
    summary: "Names a version of a lesson; a named one is kept for ever.",
    method: "PUT",
    path: one,
    access: members("lessons"),
    params: ByNumber,
    body: VersionNaming,
    reply: LessonVersion,
  }),
  restore: endpoint({
    ...noInput,
    name: "lessonVersions.restore",
    summary: "Restores a version, or some of its items, into the working copy; the present state is kept as a version.",
    method: "POST",
    path: `${one}/restore`,
    access: members("lessons"),
    params: ByNumber,
    body: VersionRestoration,
    reply: LessonSaved,
  }),
} as const;
