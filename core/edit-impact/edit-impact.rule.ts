import type { CourseFacts } from "../learning/course-facts.model.ts";
import { isListed } from "../learning/course-view.rule.ts";
import { learnerTriggers, offeredCourse, openingTimes } from "../learning/learner-triggers.rule.ts";
import { type EditImpact, impactKinds, type LessonImpact, mostNamedLearners } from "./edit-impact.model.ts";
import { type EditedCourse, editedFacts } from "./edited-course.rule.ts";
import { keptOpen } from "./kept-open.rule.ts";
import { type CourseStanding, courseStanding, standingIn } from "./lesson-standing.rule.ts";
import { begunAndLocked, type LearnerChange, standingChanges } from "./standing-changes.rule.ts";

/**
 * Learners of a course who differ only in when they joined.
 * @property facts the course for each of them but for `joined_at`, which is read from `joins`
 */
export type AlikeLearners = {
  readonly facts: CourseFacts;
  readonly joins: readonly { readonly con_id: number; readonly joined_at: number }[];
};

/** What an edit changes for one learner. */
export type AffectedLearner = LearnerChange & {
  readonly con_id: number;
  readonly joined_at: number;
  readonly facts: CourseFacts;
  /** the lessons to open for them so that nothing that they have begun is locked */
  readonly kept: readonly number[];
};

/** What tells apart the states of lessons of learners who are alike: whether each is released, or else when it will be. */
const statesOf = (course: CourseFacts, joined_at: number, now: number): string =>
  openingTimes(course, joined_at)
    .map((opens_at) => (opens_at !== null && opens_at <= now ? "" : String(opens_at)))
    .join();

const affectedAlike = ({ facts, joins }: AlikeLearners, edited: EditedCourse, now: number): readonly AffectedLearner[] => {
  const editedOf = editedFacts(facts, edited, now);
  const [offered, offeredThen] = [offeredCourse(facts), offeredCourse(editedOf)];
  const known = new Map<string, LearnerChange & Pick<AffectedLearner, "kept">>();
  const stand = (course: CourseFacts): CourseStanding =>
    isListed(course, now) ? standingIn(learnerTriggers(course, now)) : courseStanding({ ...course, joined_at: null }, now);
  const changeOf = (joined_at: number): LearnerChange & Pick<AffectedLearner, "kept"> => {
    const [before, after] = [
      { ...facts, joined_at },
      { ...editedOf, joined_at },
    ];
    const found = stand(before);
    const changed = standingChanges(found, stand(after));
    return { ...changed, kept: begunAndLocked(found, changed).length === 0 ? [] : keptOpen(before, after, now) };
  };
  return joins.flatMap(({ con_id, joined_at }): readonly AffectedLearner[] => {
    const key = `${statesOf(offered, joined_at, now)} ${statesOf(offeredThen, joined_at, now)}`;
    const change = known.get(key) ?? changeOf(joined_at);
    known.set(key, change);
    return change.changes.length === 0 && !change.isUncompleted ? [] : [{ ...change, con_id, joined_at, facts }];
  });
};

/**
 * The learners of a course who find something changed by an edit, by the rules that lock and open lessons.
 * @param now epoch seconds
 */
export const affectedLearners = (learners: readonly AlikeLearners[], edited: EditedCourse, now: number): readonly AffectedLearner[] =>
  learners.flatMap((alike) => affectedAlike(alike, edited, now));

const isLoss = ({ changes, isUncompleted }: AffectedLearner): boolean => isUncompleted || changes.some(({ kind }) => kind !== "opened");

/** The learners that an impact names: those who lose something first. */
export const namedLearners = (affected: readonly AffectedLearner[]): readonly AffectedLearner[] =>
  [...affected.filter(isLoss), ...affected.filter((learner) => !isLoss(learner))].slice(0, mostNamedLearners);

const noImpact = { locked: 0, gone: 0, unfinished: 0, later: 0, opened: 0 } as const;

/** What affected learners find changed, in numbers; `learners` is told by whoever knows their names. */
export const impactOf = (
  affected: readonly AffectedLearner[],
  lessons: readonly { readonly id: number; readonly name: string }[],
): Omit<EditImpact, "learners"> => {
  const counts = new Map(lessons.map(({ id, name }): [number, LessonImpact] => [id, { id, name, ...noImpact }]));
  for (const { changes } of affected)
    for (const { lesson, kind } of changes) {
      const counted = counts.get(lesson);
      if (counted !== undefined) counts.set(lesson, { ...counted, [kind]: counted[kind] + 1 });
    }
  return {
    affected: affected.length,
    uncompleted: affected.filter(({ isUncompleted }) => isUncompleted).length,
    begun: affected.filter(({ kept }) => kept.length > 0).length,
    lessons: [...counts.values()].filter((counted) => impactKinds.some((kind) => counted[kind] > 0)),
  };
};
