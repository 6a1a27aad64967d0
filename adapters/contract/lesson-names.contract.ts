import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { lessonLimits } from "../../core/lessons/lesson-limits.model.ts";
import { ItemMetadata, LessonName, LessonRelated, TrackerName } from "../../core/lessons/lesson.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { numberOrText } from "./wire.ts";

const path = "/api/lessons";
const one = `${path}/:id`;
const ByKey = t.type({ id: numberOrText(t.union([RecordId, CreateKey], "LessonKey")) }, "LessonByKey");

/** Endpoints for how other areas name lessons, their items and statistics, and what uses them. */
export const lessonNames = {
  names: endpoint({
    ...noInput,
    name: "lessonNames.names",
    summary: "Returns the names of up to 25 lessons that contain a text.",
    method: "GET",
    path: `${path}/names`,
    access: staff("lessons"),
    rate: "search",
    query: t.type({ query: orDefault(textUpTo(lessonLimits.search), "") }, "LessonNamesQuery"),
    reply: t.readonlyArray(LessonName),
  }),
  trackerNames: endpoint({
    ...noInput,
    name: "lessonNames.trackerNames",
    summary: "Returns the names of statistics with the lessons that ask for them.",
    method: "GET",
    path: `${path}/tracker_names`,
    access: staff("lessons"),
    reply: t.readonlyArray(TrackerName),
  }),
  tags: endpoint({
    ...noInput,
    name: "lessonNames.tags",
    summary: "Returns the tags of the lessons that the caller may see, by name.",
    method: "GET",
    path: `${path}/tags`,
    access: staff("lessons"),
    reply: t.readonlyArray(t.string),
  }),
  itemsMetadata: endpoint({
    ...noInput,
    name: "lessonNames.itemsMetadata",
    summary: "Returns how filters and reports name the items of a lesson, their answers and statistics.",
    method: "GET",
    path: `${one}/items/metadata`,
    access: staff("lessons"),
    params: ByKey,
    reply: t.readonlyArray(ItemMetadata),
  }),
  related: endpoint({
    ...noInput,
    name: "lessonNames.related",
    summary: "Returns the campaigns and groups that use a lesson, and the files that it uses.",
    method: "GET",
    path: `${one}/related`,
    access: staff("lessons"),
    params: ByKey,
    reply: LessonRelated,
  }),
} as const;
