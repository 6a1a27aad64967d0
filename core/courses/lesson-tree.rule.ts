import * as t from "io-ts";
import type { Forest } from "../kernel/forest.ts";
import { cycleMembers, forestOf } from "../kernel/forest.ts";
import { Id, referredId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";

/** A course's trigger for one learner: `finished` means that the learner completed its lesson. */
export const LearnerTrigger = t.type({ id: Id, parent_trigger: orNull(Id), finished: orNull(t.boolean) }, "LearnerTrigger");
export type LearnerTrigger = t.TypeOf<typeof LearnerTrigger>;

/**
 * A course's triggers as a tree by position: `listed` are those without an existing parent, and members of a parent cycle, each without
 * children.
 */
export type LessonTree = {
  readonly listed: readonly number[];
  /** Whether the position and every needed descendant are completed. */
  readonly isFinished: (position: number) => boolean;
};

const withoutCycles = (forest: Forest): { readonly listed: readonly number[]; readonly onCycle: Uint8Array } => {
  const onCycle = cycleMembers(forest.parent);
  const listed: number[] = [];
  forest.parent.forEach((above, at) => {
    if (above < 0 || onCycle[at] === 1) listed.push(at);
  });
  return { listed, onCycle };
};

/**
 * Children count for their parent only, and a trigger is finished when it and all its needed descendants are.
 * @param isNeeded a child that is not needed is omitted with its own children
 */
export const lessonTree = <T extends LearnerTrigger>(triggers: readonly T[], isNeeded: (child: T) => boolean): LessonTree => {
  const forest = forestOf(
    triggers,
    (trigger) => trigger.id,
    (trigger) => (trigger.parent_trigger === null ? null : referredId(trigger.parent_trigger)),
  );
  const { listed, onCycle } = withoutCycles(forest);
  const finished = triggers.map((trigger) => trigger.finished === true);
  const order: number[] = [...listed];
  for (let n = 0; n < order.length; n += 1) {
    const at = order[n] ?? 0;
    if (onCycle[at] === 1) continue;
    for (let child = forest.firstChild[at] ?? -1; child >= 0; child = forest.nextSibling[child] ?? -1) order.push(child);
  }
  for (let n = order.length - 1; n >= listed.length; n -= 1) {
    const at = order[n] ?? 0;
    const trigger = triggers[at];
    const above = forest.parent[at] ?? -1;
    if (trigger !== undefined && isNeeded(trigger) && finished[at] === false) finished[above] = false;
  }
  return { listed, isFinished: (position) => finished[position] === true };
};
