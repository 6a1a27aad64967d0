import * as t from "io-ts";
import type { StoredEdit } from "./course-edit.model.ts";

/** How many affected learners an impact names. */
export const mostNamedLearners = 50;

/**
 * What an edit changes about a lesson for a learner: an open one is locked or not in the course any more, a closed one opens, a finished one
 * is not finished any more, and one that is locked opens later or not by itself.
 */
export const ImpactKind = t.keyof({ locked: null, gone: null, unfinished: null, opened: null, later: null }, "ImpactKind");
export type ImpactKind = t.TypeOf<typeof ImpactKind>;

/** The kinds in the order in which they are shown, the worst first. */
export const impactKinds = ["locked", "gone", "unfinished", "later", "opened"] as const satisfies readonly ImpactKind[];

/** How many learners find a lesson changed, by kind. */
export const LessonImpact = t.type(
  { id: t.number, name: t.string, locked: t.number, gone: t.number, unfinished: t.number, later: t.number, opened: t.number },
  "LessonImpact",
);
export type LessonImpact = t.TypeOf<typeof LessonImpact>;

/** A learner with what they find changed. */
export const LearnerImpact = t.type(
  { con_id: t.number, name: t.string, changes: t.readonlyArray(t.type({ lesson: t.number, kind: ImpactKind })) },
  "LearnerImpact",
);
export type LearnerImpact = t.TypeOf<typeof LearnerImpact>;

/**
 * Whom an edit of a course affects, before it is stored.
 * @property affected how many learners find something changed
 * @property uncompleted how many of them have not completed the course any more
 * @property begun how many learners have begun a lesson that would be locked for them
 * @property learners the first of those affected, who lose something before the others
 */
export const EditImpact = t.type(
  {
    affected: t.number,
    uncompleted: t.number,
    begun: t.number,
    lessons: t.readonlyArray(LessonImpact),
    learners: t.readonlyArray(LearnerImpact),
  },
  "EditImpact",
);
export type EditImpact = t.TypeOf<typeof EditImpact>;

/**
 * An edit to store.
 * @property keep_open a new key: lessons that learners have begun stay open to them, and the key takes that back
 * @property take_back the key with which lessons were kept open, whose openings end
 */
export type EditRequest = { readonly edit: StoredEdit; readonly keep_open?: string; readonly take_back?: string };
