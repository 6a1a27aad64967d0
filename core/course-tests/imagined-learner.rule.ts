import * as t from "io-ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import { learnerTriggers } from "../learning/learner-triggers.rule.ts";

/** How a learner works from now on: finishes nothing, or each lesson as soon as it opens, or a week after that. */
export const Pace = t.keyof({ never: null, "at-once": null, week: null }, "Pace");
export type Pace = t.TypeOf<typeof Pace>;

const daySeconds = 86_400;
const waits: Readonly<Record<Pace, number | null>> = { never: null, "at-once": 0, week: 7 * daySeconds };

type Finished = ReadonlyMap<number, number>;

const withFinished = (course: CourseFacts, finished: Finished, by: number): CourseFacts => ({
  ...course,
  triggers: course.triggers.map((trigger) => {
    const at = finished.get(trigger.id);
    return at === undefined || at > by
      ? trigger
      : { ...trigger, progress: { points: trigger.progress?.points ?? 0, completed_at: at, touched_at: at } };
  }),
});

/** The lessons and parts that are open at a time, not finished, and for which no end is planned yet. */
const begun = (course: CourseFacts, finished: Finished, at: number): readonly number[] => {
  const done = new Set(
    course.triggers.flatMap(({ id, progress }) => (progress?.completed_at === undefined || progress.completed_at === null ? [] : [id])),
  );
  return courseView(withFinished(course, finished, at), at)
    .triggers.filter(({ state }) => state !== "locked")
    .flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)])
    .filter((id) => !finished.has(id) && !done.has(id));
};

/** The next time at which something opens or is finished, null for none. */
const nextAfter = (course: CourseFacts, finished: Finished, at: number): number | null => {
  const opening = learnerTriggers(course, at).flatMap(({ opens_at }) => opens_at ?? []);
  const later = [...opening, ...finished.values()].filter((one) => one > at);
  return later.length === 0 ? null : Math.min(...later);
};

/**
 * The facts of a learner who works through a course at a pace from a time on, with what is finished by then.
 * @param from epoch seconds
 */
export const workedThrough = (course: CourseFacts, from: number, pace: Pace): CourseFacts => {
  const wait = waits[pace];
  if (wait === null || course.joined_at === null) return course;
  const finished = new Map<number, number>();
  for (let at: number | null = Math.max(from, course.joined_at); at !== null; at = nextAfter(course, finished, at)) {
    for (let open = begun(course, finished, at); open.length > 0; open = wait === 0 ? begun(course, finished, at) : [])
      for (const id of open) finished.set(id, at + wait);
  }
  return withFinished(course, finished, Number.POSITIVE_INFINITY);
};

/**
 * The facts of somebody who joins a course at a time. The pauses of the whole course stay, those of a real learner do not.
 * @param joined_at epoch seconds
 */
export const imaginedLearner = (course: CourseFacts, joined_at: number): CourseFacts => ({
  ...course,
  joined_at,
  draft: false,
  pauses: course.pauses.filter(({ of }) => of === "course"),
  triggers: course.triggers.map((trigger) => ({ ...trigger, opened_at: null, progress: null })),
});
