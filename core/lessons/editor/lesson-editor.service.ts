import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonItem } from "../item.model.ts";
import type { ClashChoice, EditedLesson, LessonEditorState } from "./lesson-editor.model.ts";
import type { ItemMove } from "./outline.rule.ts";

/** The editor of one lesson: changes are stored by themselves, and kept on the device until they are. */
export type LessonEditor = {
  readonly state$: Observable<LessonEditorState>;
  readonly latest: () => LessonEditorState;
  /** Loads the lesson, or begins a new one, which is stored with its first change. */
  readonly open: (at: EditedLesson) => TaskEither<Failure, void>;
  /**
   * Sets one value.
   * @param uuid of the item; null for the lesson itself
   * @param key `name` or `values.` and a key of the item's values; of the lesson `name`, `banner_img`, `tags`, `metadata` or `length`
   */
  readonly set: (uuid: string | null, key: string, value: unknown) => void;
  /** Adds or replaces an item behind another one, null: as the first. */
  readonly put: (item: LessonItem, after: string | null) => void;
  /** Adds items in their order; one step of undo. */
  readonly putAll: (items: readonly LessonItem[], after: string | null) => void;
  readonly move: (uuid: string, after: string | null) => void;
  /** Moves items one after the other; one step of undo. */
  readonly moveAll: (moves: readonly ItemMove[]) => void;
  readonly remove: (uuids: readonly string[]) => void;
  /** Takes back the last change; what another author changed since stays. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sends unsaved changes now. */
  readonly flush: TaskEither<Failure, void>;
  /** Stores unsaved changes, then publishes; what prevents it is in `problems`. */
  readonly publish: TaskEither<Failure, void>;
  /** @param at position in `clashes` */
  readonly resolve: (at: number, by: ClashChoice) => void;
  /**
   * Stores unsaved changes, then restores a version; can be undone.
   * @param items uuids of the only items to restore; absent: the whole lesson
   */
  readonly restoreVersion: (number: number, items?: readonly string[]) => TaskEither<Failure, void>;
  /** Applies the draft found on the device to the lesson as it is stored now; to a new lesson where it is gone. */
  readonly takeDraft: () => void;
  readonly dropDraft: () => void;
  /**
   * Says where the author is: nothing there is replaced by what other authors do.
   * @param uuid of the item, `lessonFocus` for the lesson's own values, null: nowhere
   */
  readonly focus: (uuid: string | null) => void;
  /** Sends unsaved changes and ends; what cannot be stored stays on the device. */
  readonly close: () => void;
};

/** Makes the editor of one lesson. */
export type LessonEditors = () => LessonEditor;
export const LessonEditors = token<LessonEditors>("lessons.editors");
