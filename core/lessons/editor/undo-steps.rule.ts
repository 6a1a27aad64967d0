import { sameValue } from "../../kernel/same-value.ts";
import { applyChanges, type WorkingCopy } from "../apply-changes.rule.ts";
import { changesBetween } from "./changes-between.rule.ts";
import { withValueOf } from "./copy-values.rule.ts";

const mostSteps = 200;
const typingMs = 1_000;

/** One value: of an item, or `uuid` null of the lesson itself. */
export type ValuePlace = { readonly uuid: string | null; readonly key: string };

/**
 * A change that can be taken back.
 * @property of the value that was typed in; null for anything else
 * @property at milliseconds
 */
export type UndoStep = {
  readonly before: WorkingCopy;
  readonly after: WorkingCopy;
  readonly of: ValuePlace | null;
  readonly at: number;
};

/** The changes that can be taken back, and those that were; the next one is the last. */
export type UndoSteps = { readonly undo: readonly UndoStep[]; readonly redo: readonly UndoStep[] };

export const noSteps: UndoSteps = { undo: [], redo: [] };

const goesOn = (last: UndoStep | undefined, { of, at }: UndoStep): last is UndoStep =>
  last !== undefined && of !== null && sameValue(last.of, of) && at - last.at <= typingMs;

/** Adds a change; typing in one value goes on with the last one within a second. */
export const withStep = ({ undo }: UndoSteps, step: UndoStep): UndoSteps => {
  const last = undo.at(-1);
  const steps =
    step.of !== null && goesOn(last, step)
      ? [...undo.slice(0, -1), { ...step, before: withValueOf(step.before, last.before, step.of.uuid, step.of.key) }]
      : [...undo, step];
  return { undo: steps.slice(-mostSteps), redo: [] };
};

type Moved = { readonly copy: WorkingCopy; readonly steps: UndoSteps };

/** Takes the last change back; what was changed since stays. */
export const undone = ({ undo, redo }: UndoSteps, copy: WorkingCopy): Moved => {
  const step = undo.at(-1);
  if (step === undefined) return { copy, steps: { undo, redo } };
  return {
    copy: applyChanges(copy, changesBetween(step.after, step.before)).copy,
    steps: { undo: undo.slice(0, -1), redo: [...redo, { ...step, of: null }] },
  };
};

/** Makes the change again that was taken back last. */
export const redone = ({ undo, redo }: UndoSteps, copy: WorkingCopy): Moved => {
  const step = redo.at(-1);
  if (step === undefined) return { copy, steps: { undo, redo } };
  return {
    copy: applyChanges(copy, changesBetween(step.before, step.after)).copy,
    steps: { undo: [...undo, step], redo: redo.slice(0, -1) },
  };
};
