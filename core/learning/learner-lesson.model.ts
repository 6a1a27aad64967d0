import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { ItemScore } from "../lessons/item-score.model.ts";
import { Engagement } from "./engagement.model.ts";

/** An item as its learner sees it: `values` holds no right answer and no weight before they may be known. Its type is any name, so that a page that does not know one yet can still read the lesson. */
export const EngagedItem = t.type(
  { uuid: t.string, type: t.string, name: t.string, values: t.UnknownRecord, engagementState: Engagement },
  "EngagedItem",
);
export type EngagedItem = t.TypeOf<typeof EngagedItem>;

/** A lesson of a course as its learner takes it. */
export const LearnerLesson = t.type(
  {
    trigger_id: t.number,
    name: t.string,
    course: t.type({ id: t.number, name: t.string }),
    items: t.readonlyArray(EngagedItem),
    /** the screen on which the learner was last */
    index: t.number,
    points: t.number,
    completed: t.boolean,
    /** the lesson to take after this one, null when there is none open */
    next: orNull(t.type({ id: t.number, name: t.string })),
  },
  "LearnerLesson",
);
export type LearnerLesson = t.TypeOf<typeof LearnerLesson>;

/** What came of something the learner did in a lesson; points as the ledger holds them, of the item and of the whole lesson. */
export const LessonOutcome = t.intersection(
  [ItemScore, t.type({ status: t.literal("success"), item: EngagedItem, total: t.number, lesson_completed: t.boolean })],
  "LessonOutcome",
);
export type LessonOutcome = t.TypeOf<typeof LessonOutcome>;
