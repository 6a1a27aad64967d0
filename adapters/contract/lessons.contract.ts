import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { firstLessons, LessonSort, LessonState } from "../../core/lessons/lesson-query.model.ts";
import { lessonRefusals } from "../../core/lessons/lesson-refusals.ts";
import {
  LessonChange,
  LessonMassAction,
  LessonMassResults,
  LessonPublication,
  NewLesson,
  Presence,
} from "../../core/lessons/lesson-write.model.ts";
import { Author, Lesson, LessonCard, LessonPage, LessonSaved } from "../../core/lessons/lesson.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { pageQuery } from "./resource.ts";
import { BoolText, IntsText, listText, numberOrText, orNullText } from "./wire.ts";

const path = "/api/lessons";
const one = `${path}/:id`;
const ByKey = t.type({ id: numberOrText(t.union([RecordId, CreateKey], "LessonKey")) }, "LessonByKey");
const Found = t.type({ query: orDefault(textUpTo(lessonLimits.search), "") }, "LessonSearchQuery");

const Query = t.type(
  {
    ...pageQuery(LessonSort, firstLessons, lessonLimits),
    schema: orDefault(t.keyof({ small: null, full: null }), "small"),
    folder_id: orNullText(numberOrText(RecordId)),
    tags: orDefault(listText(textUpTo(lessonLimits.tag)), firstLessons.tags),
    makers: orDefault(IntsText(lessonLimits.rows), firstLessons.makers),
    state: orDefault(listText(LessonState), firstLessons.state),
    recent: orDefault(BoolText, firstLessons.recent),
    all: orDefault(BoolText, firstLessons.all),
    deleted: orDefault(BoolText, firstLessons.deleted),
  },
  "LessonQuery",
);

/** Endpoints for lessons. */
export const lessons = {
  list: endpoint({
    ...noInput,
    name: "lessons.list",
    summary: "Returns a page of the lessons that the caller may see: those of a folder, or those that match a search or filter.",
    method: "GET",
    path,
    access: staff("lessons"),
    query: Query,
    reply: LessonPage,
  }),
  search: endpoint({
    ...noInput,
    name: "lessons.search",
    summary: "Returns up to 25 lessons that match a text.",
    method: "GET",
    path: `${path}/search`,
    access: staff("lessons"),
    rate: "search",
    query: t.type(
      { ...Found.props, folder_id: orNullText(numberOrText(RecordId)), deleted: orDefault(BoolText, false) },
      "LessonsSearchQuery",
    ),
    reply: t.readonlyArray(LessonCard),
  }),
  get: endpoint({
    ...noInput,
    name: "lessons.get",
    summary: "Returns the working copy of a lesson, by its number or uuid.",
    method: "GET",
    path: one,
    access: staff("lessons"),
    params: ByKey,
    reply: Lesson,
  }),
  create: endpoint({
    ...noInput,
    name: "lessons.create",
    summary: "Creates a lesson, or a copy of one; a repeated request with its key creates no second one.",
    method: "POST",
    path,
    access: members("lessons"),
    bodyLimit: lessonLimits.bytes,
    tooLarge: lessonRefusals.lesson_too_large,
    body: NewLesson,
    reply: LessonSaved,
  }),
  update: endpoint({
    ...noInput,
    name: "lessons.update",
    summary:
      "Changes a lesson: its values, all items, or single items and values; refused with 409 and the stored lesson where another author changed the same.",
    method: "PUT",
    path,
    access: members("lessons"),
    bodyLimit: lessonLimits.bytes,
    tooLarge: lessonRefusals.lesson_too_large,
    body: LessonChange,
    reply: LessonSaved,
  }),
  publish: endpoint({
    ...noInput,
    name: "lessons.publish",
    summary: "Publishes the working copy of a lesson as a new version, unless something prevents it.",
    method: "POST",
    path: `${one}/publish`,
    access: members("lessons"),
    params: ByKey,
    body: LessonPublication,
    reply: LessonSaved,
  }),
  remove: endpoint({
    ...noInput,
    name: "lessons.remove",
    summary: "Moves a lesson to the bin, where it stays for 90 days.",
    method: "DELETE",
    path: one,
    access: members("lessons"),
    params: ByKey,
    reply: Done,
  }),
  restore: endpoint({
    ...noInput,
    name: "lessons.restore",
    summary: "Restores a lesson from the bin; at the top where its folder is deleted.",
    method: "POST",
    path: `${one}/restore`,
    access: members("lessons"),
    params: ByKey,
    reply: LessonCard,
  }),
  removeItem: endpoint({
    ...noInput,
    name: "lessons.removeItem",
    summary: "Removes an item of a lesson's working copy; an item that is gone already is no error.",
    method: "DELETE",
    path: `${one}/items/:item`,
    access: members("lessons"),
    params: t.type({ ...ByKey.props, item: CreateKey }, "LessonItemByKey"),
    reply: LessonSaved,
  }),
  massAction: endpoint({
    ...noInput,
    name: "lessons.massAction",
    summary: "Moves, copies, tags, shares, deletes or restores lessons and folders; returns a result for each.",
    method: "POST",
    path: `${path}/mass_action`,
    access: members("lessons"),
    body: LessonMassAction,
    reply: LessonMassResults,
  }),
  presence: endpoint({
    ...noInput,
    name: "lessons.presence",
    summary: "Announces that the caller edits a lesson, for 45 seconds; returns the other authors who do.",
    method: "POST",
    path: `${one}/presence`,
    access: members("lessons"),
    needsPlan: false,
    params: ByKey,
    body: Presence,
    reply: t.readonlyArray(Author),
  }),
} as const;
