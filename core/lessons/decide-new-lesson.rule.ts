import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import type { WorkingCopy } from "./apply-changes.rule.ts";
import { sizeProblem, spelledCopy, workingCopyProblem } from "./check-working-copy.rule.ts";
import { lessonFolderProblem } from "./find-lesson-folder.rule.ts";
import { itemText } from "./item-text.rule.ts";
import type { LessonContext, LessonEdit, LessonOutcome } from "./lesson-edit.model.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";
import { copyName, newLessonName } from "./lesson-name.rule.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { NewLesson } from "./lesson-write.model.ts";
import { publicationProblems } from "./publication.rule.ts";
import { itemOf } from "./sent-item.rule.ts";
import { contentOf, estimatedMinutes, workingCopyOf } from "./working-copy.rule.ts";

/**
 * What a new lesson depends on.
 * @property copied the lesson that it copies, as the caller sees it; null where there is none
 * @property folder the folder that it is put into; null where there is none
 * @property timezone IANA name, for its default name
 * @property newId gives an unused uuid
 */
export type NewLessonContext = Pick<LessonContext, "viewer" | "problemsOf" | "now"> & {
  readonly copied: StoredLesson | null;
  readonly folder: LessonFolder | null;
  readonly timezone: string;
  readonly newId: () => string;
};

const empty: WorkingCopy = { name: "", banner_img: null, tags: [], metadata: {}, length: null, items: [] };

const baseOf = (copied: StoredLesson | null, newId: () => string): WorkingCopy => {
  if (copied === null) return empty;
  const copy = workingCopyOf(copied);
  return { ...copy, name: copyName(copy.name), items: copy.items.map((item) => ({ ...item, uuid: newId() })) };
};

/** A copy is put beside the lesson that it copies; one in the bin lends only its values. */
const folderOf = (asked: NewLesson, copied: StoredLesson | null): number | null =>
  asked.folder_id === undefined ? (copied?.folder_id ?? null) : asked.folder_id;

const publishing = (copy: WorkingCopy, context: NewLessonContext, isPublication: boolean) => {
  const problems = isPublication ? publicationProblems(copy, context) : [];
  const published = isPublication && problems.length === 0;
  const { viewer, now } = context;
  const version = { number: 1, kind: "publish" as const, content: contentOf(copy), user_id: viewer.user_id, created_at: now };
  return { problems, published, versions: published ? [version] : [] };
};

/**
 * Decides a new lesson: named by its time where it has no name, with the values and items of the lesson that it copies under new uuids. Items
 * are published unless `publish` is false.
 */
export const decideNewLesson = (asked: NewLesson, context: NewLessonContext): E.Either<Failure, LessonOutcome> => {
  const { viewer, now, copied, timezone, newId } = context;
  const isCopy = asked.copy_of !== undefined;
  if (isCopy && (copied === null || copied.deleted_at !== null)) return E.left(invalid({ copy_of: [lessonRefusals.lesson_missing] }));
  const base = baseOf(isCopy ? copied : null, newId);
  const folder_id = folderOf(asked, isCopy ? copied : null);
  const wished = {
    name: asked.name?.trim() ?? base.name,
    banner_img: asked.banner_img === undefined ? base.banner_img : asked.banner_img,
    tags: asked.tags ?? base.tags,
    metadata: asked.metadata ?? base.metadata,
    length: asked.length === undefined ? base.length : asked.length,
    items: asked.items?.map(itemOf) ?? base.items,
  };
  const copy = spelledCopy(base, { ...wished, name: wished.name === "" ? newLessonName(now, timezone, "en") : wished.name });
  const problem =
    (asked.folder_id === undefined ? null : lessonFolderProblem(folder_id, context.folder)) ??
    workingCopyProblem({ ...base, items: isCopy && asked.items === undefined ? copy.items : [] }, copy) ??
    sizeProblem(copy);
  if (problem !== null) return E.left(problem);
  const { problems, published, versions } = publishing(copy, context, asked.publish ?? asked.items !== undefined);
  const edit: LessonEdit = {
    name: copy.name,
    banner_img: copy.banner_img,
    tags: copy.tags,
    metadata: copy.metadata,
    items: copy.items,
    own_length: copy.length,
    estimated: estimatedMinutes(copy.items),
    item_text: itemText(copy.items),
    folder_id,
    published_version: published ? 1 : null,
    published_at: published ? now : null,
    is_dirty: !published,
    edited_by: viewer.user_id,
    sitting_from: published ? null : now,
    deleted_at: null,
    version: 1,
    updated_at: now,
  };
  const audit = { action: "lesson.create", before: null, after: { name: copy.name, folder_id, items: copy.items.length } };
  return E.right({ write: { edit, versions, audit }, published, problems });
};
