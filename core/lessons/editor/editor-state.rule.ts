import { type Failure } from "../../kernel/failure.ts";
import type { Author, LessonProblem } from "../lesson.model.ts";
import type { KeptDraft } from "./lesson-draft.model.ts";
import type { EditorStatus, LessonEditorState } from "./lesson-editor.model.ts";
import { begunEdit, isUnsaved, type OpenLesson } from "./open-lesson.rule.ts";
import { unsavedOf } from "./rebased-copy.rule.ts";
import { noSteps, type UndoSteps } from "./undo-steps.rule.ts";

/**
 * Everything that an editor knows.
 * @property folder where a new lesson is created
 * @property failure of opening, or of the last request
 * @property isUnreached whether the last request did not reach the server
 * @property hasStored whether anything was stored since the lesson was opened
 * @property drafts of earlier visits, newest first
 */
export type EditorModel = {
  readonly phase: LessonEditorState["phase"];
  readonly folder: number | null;
  readonly edit: OpenLesson;
  readonly failure: Failure | null;
  readonly isSending: boolean;
  readonly isUnreached: boolean;
  readonly hasStored: boolean;
  readonly isPublishing: boolean;
  readonly problems: readonly LessonProblem[];
  readonly authors: readonly Author[];
  readonly drafts: readonly KeptDraft[];
  readonly steps: UndoSteps;
};

/** An editor before its lesson is loaded. */
export const unopened = (creation: string): EditorModel => ({
  phase: "loading",
  folder: null,
  edit: begunEdit(null, creation),
  failure: null,
  isSending: false,
  isUnreached: false,
  hasStored: false,
  isPublishing: false,
  problems: [],
  authors: [],
  drafts: [],
  steps: noSteps,
});

const statusOf = (model: EditorModel, isClashing: boolean, isDirty: boolean): EditorStatus => {
  if (isDirty && model.isUnreached) return "offline";
  if (isDirty && model.failure !== null) return model.failure.tag === "too-large" ? "too-large" : "failed";
  if (model.isSending) return "saving";
  if (isClashing) return "clash";
  if (isDirty) return "dirty";
  return model.hasStored ? "saved" : "idle";
};

/** What an editor shows. */
export const editorState = (model: EditorModel): LessonEditorState => {
  const { edit, phase, drafts, steps } = model;
  const clashes = edit.isTaken ? [] : unsavedOf(edit, edit.base).clashes;
  const isDirty = isUnsaved(edit);
  const [draft] = drafts;
  return {
    phase,
    failure: model.failure,
    stored: edit.stored,
    copy: edit.copy,
    status: statusOf(model, clashes.length > 0, isDirty),
    clashes,
    draft: draft === undefined ? null : { at: draft.draft.at },
    authors: model.authors,
    canUndo: steps.undo.length > 0,
    canRedo: steps.redo.length > 0,
    published: !isDirty && edit.stored !== null && edit.stored.published_version !== null && !edit.stored.isDirty,
    isPublishing: model.isPublishing,
    problems: model.problems,
  };
};
