import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, type FieldRefusals, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { applyChanges, type WorkingCopy } from "./apply-changes.rule.ts";
import { sizeProblem, spelledCopy, workingCopyProblem } from "./check-working-copy.rule.ts";
import { lessonFolderProblem } from "./find-lesson-folder.rule.ts";
import { changeableLessonInUse } from "./find-lesson.rule.ts";
import type { ItemChange } from "./item-change.model.ts";
import type { LessonContext, LessonOutcome } from "./lesson-edit.model.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";
import { lessonRecordOf, type StoredLesson } from "./lesson-record.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonChange } from "./lesson-write.model.ts";
import { publishedCopy, savedCopy } from "./publication.rule.ts";
import { itemOf } from "./sent-item.rule.ts";
import { workingCopyOf } from "./working-copy.rule.ts";
import { lessonEditOf } from "./written-lesson.rule.ts";

/** @property folder the folder that it is moved to, as the caller sees it; null where there is none */
type ChangeContext = LessonContext & { readonly folder: LessonFolder | null };

const lessonValues: ReadonlySet<string> = new Set(["name", "banner_img", "tags", "metadata", "length"]);

const changeProblem = (change: ItemChange): FieldRefusals => {
  switch (change.op) {
    case "put":
      return change.item.uuid === change.uuid ? {} : { uuid: [lessonRefusals.lesson_item_other_uuid] };
    case "set": {
      const isKnown = change.uuid === null ? lessonValues.has(change.key) : change.key === "name" || change.key.startsWith("values.");
      if (!isKnown) return { key: [lessonRefusals.lesson_unknown_value] };
      return change.value === undefined ? { value: [requiredRefusal("value")] } : {};
    }
    case "move":
    case "remove":
      return {};
  }
};

/** The refusal of a request whose parts do not belong together; null when there is none. */
const requestProblem = ({ items, changes, version, publish, name }: LessonChange): Failure | null => {
  if (items !== undefined && changes !== undefined) return invalid({ changes: [lessonRefusals.lesson_items_or_changes] });
  if (items !== undefined && version === undefined) return invalid({ version: [lessonRefusals.lesson_needs_version] });
  if (changes !== undefined && publish === true) return invalid({ publish: [lessonRefusals.lesson_changes_unpublished] });
  if (name?.trim() === "") return invalid({ name: [requiredRefusal("name")] });
  const problems = (changes ?? []).flatMap((change, at) =>
    Object.entries(changeProblem(change)).map(([key, said]) => [`changes.${at}.${key}`, said] as const),
  );
  return problems.length === 0 ? null : invalid(Object.fromEntries(problems));
};

const withValues = (before: WorkingCopy, change: LessonChange): WorkingCopy => ({
  name: change.name?.trim() ?? before.name,
  banner_img: change.banner_img === undefined ? before.banner_img : change.banner_img,
  tags: change.tags ?? before.tags,
  metadata: change.metadata ?? before.metadata,
  length: change.length === undefined ? before.length : change.length,
  items: change.items?.map(itemOf) ?? before.items,
});

const movedTo = (stored: StoredLesson, outcome: LessonOutcome, folder_id: number | null, now: number): LessonOutcome => {
  if (folder_id === stored.folder_id) return outcome;
  const { edit, versions, audit } = outcome.write ?? {
    edit: { ...lessonEditOf(stored), version: stored.version + 1, updated_at: now },
    versions: [],
    audit: { action: "lesson.update", before: {}, after: {} },
  };
  const write = {
    edit: { ...edit, folder_id },
    versions,
    audit: { ...audit, before: { ...audit.before, folder_id: stored.folder_id }, after: { ...audit.after, folder_id } },
  };
  return { ...outcome, write };
};

/**
 * Decides a change of a lesson: its values, all items under the version that was edited, or single changes under their own bases, of which all
 * are applied or none. Items are published unless `publish` is false; where problems prevent that, they are stored as the working copy.
 * @param stored null where the caller sees no such lesson
 */
export const decideLessonChange = (
  stored: StoredLesson | null,
  change: LessonChange,
  context: ChangeContext,
): E.Either<Failure, LessonOutcome> => {
  const found = changeableLessonInUse(stored, context.viewer);
  if (E.isLeft(found)) return found;
  const lesson = found.right;
  const wrong = requestProblem(change);
  if (wrong !== null) return E.left(wrong);
  const before = workingCopyOf(lesson);
  const { copy, clashes } = applyChanges(withValues(before, change), change.changes ?? []);
  const after = spelledCopy(before, copy);
  const folder_id = change.folder_id === undefined ? lesson.folder_id : change.folder_id;
  const isInPlace = folder_id === lesson.folder_id && sameValue(before, after);
  const isStale = change.changes === undefined && change.version !== undefined && change.version !== lesson.version;
  if (clashes.length > 0 || (isStale && !isInPlace))
    return E.left(conflict(lessonRefusals.lesson_changed, lessonRecordOf(lesson, context.viewer)));
  const problem = isInPlace
    ? null
    : ((folder_id === lesson.folder_id ? null : lessonFolderProblem(folder_id, context.folder)) ??
      workingCopyProblem(before, after) ??
      sizeProblem(after));
  if (problem !== null) return E.left(problem);
  const isPublication = change.publish ?? change.items !== undefined;
  const saved = isPublication ? publishedCopy(lesson, after, context) : savedCopy(lesson, after, context);
  return E.right(movedTo(lesson, saved, folder_id, context.now));
};
