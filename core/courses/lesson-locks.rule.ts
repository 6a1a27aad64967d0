import * as t from "io-ts";
import type { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { learningRefusals } from "../learning/learning-refusals.ts";
import { isOffered } from "./course-level.rule.ts";
import { SortedTrigger, byLessonPlace } from "./lesson-order.rule.ts";
import { lessonTree } from "./lesson-tree.rule.ts";

export const LockableTrigger = t.intersection(
  [
    SortedTrigger,
    t.type({
      released: orNull(t.boolean),
      extra: orNull(t.boolean),
      draft: orNull(t.boolean),
      paused: orNull(t.boolean),
      /** opened by staff for this learner, whatever earlier lessons say */
      opened: orNull(t.boolean),
    }),
  ],
  "LockableTrigger",
);
export type LockableTrigger = t.TypeOf<typeof LockableTrigger>;

export const lessonLocked = learningRefusals.locked;

const isNeeded = (child: LockableTrigger): boolean => child.released === true && child.extra !== true && isOffered(child);

/** @property waits_for the first unfinished lesson before it, where that is what locks it */
export type LessonLock = { readonly id: Id; readonly locked: boolean; readonly waits_for: Id | null };

/**
 * Each listed lesson with its lock, first match wins: finished is open, one that staff opened is open, unreleased is locked, extra is open,
 * any other is locked while an earlier released non-extra lesson is unfinished.
 */
export const lessonLocks = (triggers: readonly LockableTrigger[]): readonly LessonLock[] => {
  const tree = lessonTree(triggers, isNeeded);
  const byPlace = byLessonPlace(triggers).compare;
  const lessons = tree.listed
    .flatMap((at) => {
      const trigger = triggers[at];
      return trigger !== undefined && isOffered(trigger) ? [{ trigger, finished: tree.isFinished(at) }] : [];
    })
    .toSorted((a, b) => byPlace(a.trigger, b.trigger));
  let unfinished: Id | null = null;
  return lessons.map(({ trigger, finished }) => {
    const released = trigger.released === true;
    const extra = trigger.extra === true;
    const free = finished || trigger.opened === true;
    const waits_for = free || !released || extra ? null : unfinished;
    const locked = !free && (!released || waits_for !== null);
    if (released && !extra && !finished) unfinished ??= trigger.id;
    return { id: trigger.id, locked, waits_for };
  });
};
