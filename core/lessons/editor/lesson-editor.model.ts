import type { Failure } from "../../kernel/failure.ts";
import type { ItemClash, WorkingCopy } from "../apply-changes.rule.ts";
import type { LessonKey, Author, Lesson, LessonProblem } from "../lesson.model.ts";

/** What an editor opens: a stored lesson, or a new one in a folder, null: in none. */
export type EditedLesson = { readonly key: LessonKey } | { readonly newIn: number | null };

/**
 * State of unsaved changes.
 * - `offline`: sent again as soon as the server is reached
 * - `clash`: another author changed the same; everything else is stored
 * - `too-large`: refused for its size; sent again after the next change
 */
export type EditorStatus = "idle" | "dirty" | "saving" | "saved" | "offline" | "failed" | "clash" | "too-large";

/** Which version of a value that two authors changed stays: one's own, the stored one, or both as two items. */
export type ClashChoice = "mine" | "theirs" | "both";

/** @property at epoch seconds of its last change */
export type FoundDraft = { readonly at: number };

/**
 * A lesson being edited.
 * @property failure why the lesson could not be opened, or why the last request did not store the changes
 * @property stored the lesson as the server last told it; null while it is not stored
 * @property copy the lesson as it is shown: with unsaved changes, and with one's own values where another author changed the same
 * @property clashes by position, for `resolve`
 * @property draft unsaved changes of an earlier visit, found on the device
 * @property authors others who have the lesson open
 * @property published whether learners get what is shown
 * @property isPublishing whether a publication or restoration is in progress
 * @property problems what prevented the last publication; paths `items.{n}.values.{field}`
 */
export type LessonEditorState = {
  readonly phase: "loading" | "ready" | "failed";
  readonly failure: Failure | null;
  readonly stored: Lesson | null;
  readonly copy: WorkingCopy;
  readonly status: EditorStatus;
  readonly clashes: readonly ItemClash[];
  readonly draft: FoundDraft | null;
  readonly authors: readonly Author[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly published: boolean;
  readonly isPublishing: boolean;
  readonly problems: readonly LessonProblem[];
};

/** The focus on the lesson's own values, for `focus`. */
export const lessonFocus = "lesson";
