import * as t from "io-ts";
import type { Id } from "../kernel/id.ts";
import { sameId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { learningRefusals } from "../learning/learning-refusals.ts";
import { isOffered } from "./course-level.rule.ts";
import { SortedTrigger, byLessonPlace } from "./lesson-order.rule.ts";
import { lessonTree } from "./lesson-tree.rule.ts";

export const LockableTrigger = t.intersection(
  [SortedTrigger, t.type({ released: orNull(t.boolean), extra: orNull(t.boolean), draft: orNull(t.boolean), paused: orNull(t.boolean) })],
  "LockableTrigger",
);
export type LockableTrigger = t.TypeOf<typeof LockableTrigger>;

export const lessonLocked = learningRefusals.locked;

const isNeeded = (child: LockableTrigger): boolean => child.released === true && child.extra !== true && isOffered(child);

/**
 * Each listed lesson with its lock, first match wins: finished is open, unreleased is locked, extra is open, any other is locked while an
 * earlier released non-extra lesson is unfinished.
 */
export const lessonLocks = (triggers: readonly LockableTrigger[]): readonly { readonly id: Id; readonly locked: boolean }[] => {
  const tree = lessonTree(triggers, isNeeded);
  const byPlace = byLessonPlace(triggers).compare;
  const lessons = tree.listed
    .flatMap((at) => {
      const trigger = triggers[at];
      return trigger !== undefined && isOffered(trigger) ? [{ trigger, finished: tree.isFinished(at) }] : [];
    })
    .toSorted((a, b) => byPlace(a.trigger, b.trigger));
  let waits = false;
  return lessons.map(({ trigger, finished }) => {
    const released = trigger.released === true;
    const extra = trigger.extra === true;
    const locked = !finished && (!released || (!extra && waits));
    if (released && !extra && !finished) waits = true;
    return { id: trigger.id, locked };
  });
};

/** Whether the learner may neither open nor score the lesson; true for unknown lessons. */
export const isLocked = (triggers: readonly LockableTrigger[], id: Id): boolean =>
  lessonLocks(triggers).find((lesson) => sameId(lesson.id, id))?.locked ?? true;
