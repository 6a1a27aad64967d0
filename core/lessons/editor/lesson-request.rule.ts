import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../kernel/failure.ts";
import { applyChanges } from "../apply-changes.rule.ts";
import type { LessonItem } from "../item.model.ts";
import type { LessonChange, NewLesson } from "../lesson-write.model.ts";
import { Lesson, type LessonSaved } from "../lesson.model.ts";
import type { Attempt, OpenLesson } from "./open-lesson.rule.ts";

/** The request that creates a lesson. */
export const creationOf = ({ key, sent }: Attempt, folder_id: number | null): NewLesson => {
  const { name, items, ...values } = sent;
  return {
    ...values,
    ...(name.trim() === "" ? {} : { name }),
    folder_id,
    items: items.map(({ uuid, type, name: itemName, values: itemValues }) => ({ uuid, type, name: itemName, values: itemValues })),
    publish: false,
    key,
  };
};

/** The request that changes the lesson of this number. */
export const changeOf = ({ key, changes }: Attempt, id: number, version: number): LessonChange => ({ id, version, key, changes });

const withItems = ({ published: _published, problems: _problems, ...summary }: LessonSaved, items: readonly LessonItem[]): Lesson => ({
  ...summary,
  items,
  schemaLevel: "full",
});

/**
 * The lesson that an answer tells of.
 * @returns null when it has no items and they are not known here: it has to be loaded
 */
export const answeredLesson = ({ attempt, base, stored }: OpenLesson, saved: LessonSaved): Lesson | null => {
  if (saved.items !== null) return withItems(saved, saved.items);
  if (attempt === null) return null;
  const isNext = attempt.version === null ? !attempt.isAgain : attempt.version === stored?.version && saved.version <= attempt.version + 1;
  return isNext ? withItems(saved, applyChanges(base, attempt.changes).copy.items) : null;
};

/** The lesson after a publication, which changes no items. */
export const publishedLesson = ({ base }: OpenLesson, saved: LessonSaved): Lesson => withItems(saved, saved.items ?? base.items);

/** The stored lesson that a conflict tells of; null for none. */
export const lessonOfConflict = (failure: Failure): Lesson | null =>
  failure.tag === "conflict" ? E.getOrElseW(() => null)(Lesson.decode(failure.current)) : null;
