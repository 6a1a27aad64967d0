import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { ItemScore } from "../lessons/item-score.model.ts";
import { Engagement } from "./engagement.model.ts";

/**
 * An item as the learner sees it: `values` omits correct answers and weights until they may be shown. `type` is any string, so that a
 * client that does not know one can still read the lesson.
 */
export const EngagedItem = t.type(
  { uuid: t.string, type: t.string, name: t.string, values: t.UnknownRecord, engagementState: Engagement },
  "EngagedItem",
);
export type EngagedItem = t.TypeOf<typeof EngagedItem>;

/** A lesson as it is taken, in the revision that the attempt keeps. */
export const LearnerLesson = t.type(
  {
    /** null for staff, who take the lesson itself */
    trigger_id: orNull(t.number),
    lesson_id: t.number,
    name: t.string,
    /** null for staff */
    course: orNull(t.type({ id: t.number, name: t.string })),
    /** number of the revision that this attempt is on */
    version: t.number,
    /** whether the revision is the one published last */
    is_newest: t.boolean,
    /** number of resets so far */
    attempt: t.number,
    items: t.readonlyArray(EngagedItem),
    /** the screen last shown to the learner */
    index: t.number,
    points: t.number,
    completed: t.boolean,
    /** the lesson to take after this one, null when none is open */
    next: orNull(t.type({ id: t.number, name: t.string })),
  },
  "LearnerLesson",
);
export type LearnerLesson = t.TypeOf<typeof LearnerLesson>;

/** The result of a learner's action in a lesson; points of the item and of the whole lesson as in the ledger. */
export const LessonOutcome = t.intersection(
  [
    ItemScore,
    t.type({
      status: t.literal("success"),
      item: EngagedItem,
      total: t.number,
      lesson_completed: t.boolean,
      /** the current attempt; a later one than the action's where the lesson was restarted in the meantime */
      attempt: t.number,
    }),
  ],
  "LessonOutcome",
);
export type LessonOutcome = t.TypeOf<typeof LessonOutcome>;
