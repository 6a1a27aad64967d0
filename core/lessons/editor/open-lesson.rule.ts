import { sameValue } from "../../kernel/same-value.ts";
import { applyChanges, type ItemClash, type WorkingCopy } from "../apply-changes.rule.ts";
import type { ItemChange } from "../item-change.model.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import type { Lesson } from "../lesson.model.ts";
import { blankCopy, itemKeys, itemIn, itemValue, withValueOf, copyOfLesson } from "./copy-values.rule.ts";
import { type ClashChoice, lessonFocus } from "./lesson-editor.model.ts";
import { type Edit, rebasedCopy, unsavedOf } from "./rebased-copy.rule.ts";
import { resolvedClash } from "./resolved-clash.rule.ts";
import type { ValuePlace } from "./undo-steps.rule.ts";

/**
 * A request whose outcome is not known.
 * @property version the version that its changes are based on; null creates the lesson
 * @property sent the working copy that it stores
 * @property isAgain whether it was sent before
 */
export type Attempt = {
  readonly key: string;
  readonly version: number | null;
  readonly changes: readonly ItemChange[];
  readonly sent: WorkingCopy;
  readonly isAgain: boolean;
};

/**
 * A lesson with unsaved changes.
 * @property base the working copy as the server has it
 * @property creation key of the request that creates the lesson
 * @property isTaken whether the attempt is of an earlier visit, so that its changes cannot be told from those of others yet
 */
export type OpenLesson = Edit & {
  readonly stored: Lesson | null;
  readonly base: WorkingCopy;
  readonly creation: string;
  readonly attempt: Attempt | null;
  readonly focus: string | null;
  readonly isTaken: boolean;
};

/** An edit of a lesson as it is stored; null: of a new one. */
export const begunEdit = (stored: Lesson | null, creation: string): OpenLesson => {
  const base = stored === null ? blankCopy : copyOfLesson(stored);
  return { stored, base, seen: base, copy: base, creation, attempt: null, focus: null, isTaken: false };
};

/** Whether anything is not known to be stored. */
export const isUnsaved = ({ attempt, seen, copy, base }: OpenLesson): boolean => {
  if (attempt !== null) return true;
  const { changes, clashes } = unsavedOf({ seen, copy }, base);
  return changes.length + clashes.length > 0;
};

/** An edit with the request to send: the one whose outcome is not known, or a new one if there is something to send. */
export const withAttempt = (edit: OpenLesson, key: string): OpenLesson => {
  if (edit.attempt !== null) return edit;
  const changes = unsavedOf(edit, edit.base).changes.slice(0, lessonLimits.changes);
  if (changes.length === 0) return edit;
  const version = edit.stored?.version ?? null;
  const attempt = { key: version === null ? edit.creation : key, version, changes, sent: applyChanges(edit.seen, changes).copy };
  return { ...edit, attempt: { ...attempt, isAgain: false } };
};

/** An edit whose request got no answer, and is to be sent again as it was. */
export const sentEdit = (edit: OpenLesson): OpenLesson =>
  edit.attempt === null ? edit : { ...edit, attempt: { ...edit.attempt, isAgain: true } };

const joined = (edit: OpenLesson, lesson: Lesson, base: WorkingCopy, seen: WorkingCopy): OpenLesson => ({
  ...edit,
  stored: lesson,
  base,
  attempt: null,
  isTaken: false,
  ...rebasedCopy({ seen, copy: edit.copy }, base, edit.focus),
});

/** An edit on top of the lesson as it is stored now. */
export const joinedEdit = (edit: OpenLesson, lesson: Lesson): OpenLesson =>
  joined(edit, lesson, copyOfLesson(lesson, edit.base), edit.seen);

const placesOf = ({ changes }: Attempt): readonly ValuePlace[] =>
  changes.flatMap((change): readonly ValuePlace[] => {
    if (change.op === "set") return [{ uuid: change.uuid, key: change.key }];
    if (change.op !== "put") return [];
    const { uuid, type, values, name = "" } = change.item;
    return itemKeys({ uuid, type, values: { ...values }, name }).map((key) => ({ uuid, key }));
  });

const valueAt = (copy: WorkingCopy, { uuid, key }: ValuePlace): unknown => {
  if (uuid === null) return Object.entries(copy).find(([name]) => name === key)?.[1];
  const item = itemIn(copy, uuid);
  return item === undefined ? undefined : itemValue(item, key);
};

/**
 * Applies the answer to the attempt. A value that the server stored in another form than it was sent replaces the sent one, but not what is
 * focused or was changed since.
 * @param lesson as it is stored
 */
export const acknowledgedEdit = (edit: OpenLesson, lesson: Lesson): OpenLesson => {
  const { attempt, focus, copy } = edit;
  const told = copyOfLesson(lesson, edit.base);
  if (attempt === null) return joined(edit, lesson, told, edit.seen);
  if (attempt.isAgain) return joined(edit, lesson, told, attempt.sent);
  let [base, seen] = [told, attempt.sent];
  for (const place of placesOf(attempt)) {
    const { uuid, key } = place;
    const sent = valueAt(attempt.sent, place);
    if (sameValue(sent, valueAt(told, place))) continue;
    if (!sameValue(sent, valueAt(copy, place))) seen = withValueOf(seen, told, uuid, key);
    else if (focus === (uuid ?? lessonFocus)) base = withValueOf(base, attempt.sent, uuid, key);
  }
  return joined(edit, lesson, base, seen);
};

/** What the attempt wanted and was not stored, with the stored lesson as its base. */
const insisted = (edit: OpenLesson, tried: readonly ItemChange[]): OpenLesson => {
  const isTried = ({ change }: { readonly change: ItemChange }): boolean =>
    tried.some(
      (one) => one.uuid === change.uuid && one.op === change.op && (one.op !== "set" || change.op !== "set" || one.key === change.key),
    );
  return unsavedOf(edit, edit.base)
    .clashes.filter(isTried)
    .reduce((next, clash) => ({ ...next, ...resolvedClash(next, next.base, clash, "mine", "") }), edit);
};

/**
 * Applies a conflict. Where nobody else has changed the lesson since its last answer, the server only stored a value in another form: it gives
 * way to what was sent.
 * @param current the lesson as it is stored
 */
export const conflictedEdit = (edit: OpenLesson, current: Lesson): OpenLesson => {
  const next = joinedEdit(edit, current);
  const isOwn = edit.stored?.version === current.version && !edit.isTaken;
  return isOwn && edit.attempt !== null ? insisted(next, edit.attempt.changes) : next;
};

/**
 * Ends a clash by a choice.
 * @param second uuid of the second item where both stay
 */
export const resolvedEdit = (edit: OpenLesson, clash: ItemClash, by: ClashChoice, second: string): OpenLesson => {
  const { attempt, base } = edit;
  const sent = attempt === null ? null : resolvedClash({ ...edit, seen: attempt.sent }, base, clash, by, second).seen;
  return {
    ...edit,
    ...resolvedClash(edit, base, clash, by, second),
    attempt: attempt === null || sent === null ? null : { ...attempt, sent },
  };
};

/** An edit whose request was refused; its changes are unsaved again. */
export const refusedEdit = (edit: OpenLesson): OpenLesson => ({
  ...edit,
  attempt: null,
  isTaken: false,
  ...rebasedCopy(edit, edit.base, edit.focus),
});

/** An edit whose author is somewhere else: what others changed is shown where they were. */
export const focusedEdit = (edit: OpenLesson, focus: string | null): OpenLesson => {
  if (edit.focus === focus) return edit;
  return { ...edit, focus, ...(edit.attempt === null ? rebasedCopy(edit, edit.base, focus) : {}) };
};
