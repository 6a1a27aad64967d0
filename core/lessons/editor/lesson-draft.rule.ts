import { changesBetween } from "./changes-between.rule.ts";
import type { EditorModel } from "./editor-state.rule.ts";
import type { LessonDraft } from "./lesson-draft.model.ts";
import { type Attempt, begunEdit, isUnsaved, type OpenLesson } from "./open-lesson.rule.ts";
import { rebasedCopy } from "./rebased-copy.rule.ts";
import { noSteps, withStep } from "./undo-steps.rule.ts";

/**
 * What is not stored of a lesson, as it is kept on the device; null when everything is.
 * @param now epoch seconds
 */
export const draftOf = ({ edit, folder }: EditorModel, now: number): LessonDraft | null => {
  if (!isUnsaved(edit)) return null;
  const { stored, creation, seen, copy, attempt } = edit;
  return {
    at: now,
    lesson: stored === null ? null : { id: stored.id, uuid: stored.uuid },
    folder_id: stored === null ? folder : stored.folder_id,
    creation,
    seen,
    copy,
    attempt: attempt === null ? null : { key: attempt.key, version: attempt.version, sent: attempt.sent },
  };
};

const attemptOf = ({ attempt, seen }: LessonDraft): Attempt | null =>
  attempt === null ? null : { ...attempt, changes: changesBetween(seen, attempt.sent), isAgain: true };

const onStored = (edit: OpenLesson, draft: LessonDraft): OpenLesson => {
  const attempt = attemptOf(draft);
  if (attempt === null) return { ...edit, ...rebasedCopy(draft, edit.base, edit.focus) };
  return { ...edit, seen: draft.seen, copy: draft.copy, attempt, isTaken: true };
};

/**
 * An editor with a draft of an earlier visit: on top of the lesson as it is stored, or as a new lesson where that is gone.
 * @param creation key of the request that creates the new lesson
 * @param at milliseconds
 * @returns null while the lesson is not loaded
 */
export const withDraft = (model: EditorModel, draft: LessonDraft, creation: string, at: number): EditorModel | null => {
  const { phase, failure, edit, steps } = model;
  if (phase === "ready" && draft.lesson !== null) {
    const next = onStored(edit, draft);
    return { ...model, edit: next, steps: withStep(steps, { before: edit.copy, after: next.copy, of: null, at }) };
  }
  if (phase === "ready") {
    const made = { ...begunEdit(null, draft.creation), seen: draft.seen, copy: draft.copy, attempt: attemptOf(draft) };
    return { ...model, folder: draft.folder_id, edit: made, steps: noSteps };
  }
  if (failure?.tag !== "not-found") return null;
  return { ...model, phase: "ready", failure: null, folder: null, edit: { ...begunEdit(null, creation), copy: draft.copy } };
};
