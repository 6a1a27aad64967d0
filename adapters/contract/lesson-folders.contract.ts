import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { LessonFolder, LessonFolderContent } from "../../core/lessons/lesson-folder.model.ts";
import { LessonFolderChange, NewLessonFolder } from "../../core/lessons/lesson-write.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { BoolText, numberOrText } from "./wire.ts";

const path = "/api/lessons/folders";
const one = `${path}/:id`;
const ById = t.type({ id: numberOrText(RecordId) }, "LessonFolderById");
const SchemaLevel = t.keyof({ small: null, full: null }, "SchemaLevel");

/** Endpoints for folders of lessons. */
export const lessonFolders = {
  list: endpoint({
    ...noInput,
    name: "lessonFolders.list",
    summary: "Returns all folders of lessons that the caller may see, by name; with `deleted` those in the bin.",
    method: "GET",
    path,
    access: staff("lessons"),
    query: t.type({ schema: orDefault(SchemaLevel, "small"), deleted: orDefault(BoolText, false) }, "LessonFoldersQuery"),
    reply: t.readonlyArray(LessonFolder),
  }),
  create: endpoint({
    ...noInput,
    name: "lessonFolders.create",
    summary: "Creates a folder of lessons; a repeated request with its key creates no second one.",
    method: "POST",
    path,
    access: members("lessons"),
    body: NewLessonFolder,
    reply: LessonFolder,
  }),
  get: endpoint({
    ...noInput,
    name: "lessonFolders.get",
    summary: "Returns a folder of lessons; with `schema=full` with its folders, lessons and path.",
    method: "GET",
    path: one,
    access: staff("lessons"),
    params: ById,
    query: t.type({ schema: orDefault(SchemaLevel, "small") }, "LessonFolderQuery"),
    reply: t.union([LessonFolderContent, LessonFolder]),
  }),
  update: endpoint({
    ...noInput,
    name: "lessonFolders.update",
    summary: "Renames or moves a folder of lessons; refused with 409 and the stored folder if its version has changed.",
    method: "PUT",
    path: one,
    access: members("lessons"),
    params: ById,
    body: LessonFolderChange,
    reply: LessonFolder,
  }),
  remove: endpoint({
    ...noInput,
    name: "lessonFolders.remove",
    summary: "Moves a folder with its folders and lessons to the bin, where it stays for 90 days.",
    method: "DELETE",
    path: one,
    access: members("lessons"),
    params: ById,
    reply: Done,
  }),
  restore: endpoint({
    ...noInput,
    name: "lessonFolders.restore",
    summary: "Restores a folder with what was deleted with it; at the top where the folder above is deleted.",
    method: "POST",
    path: `${one}/restore`,
    access: members("lessons"),
    params: ById,
    reply: LessonFolder,
  }),
} as const;
