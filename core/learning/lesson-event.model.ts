import * as t from "io-ts";
import { ItemScore } from "../lessons/item-score.model.ts";

const base = {
  /** epoch seconds */
  at: t.number,
  /** whether the lesson was complete with it */
  completes: t.boolean,
};

/** What a learner did in a lesson, with what was decided about it, so that it can be told again without judging again. */
export const LessonEvent = t.union(
  [
    t.type({ ...base, kind: t.literal("shown"), item: t.string, score: ItemScore }),
    t.type({ ...base, kind: t.literal("answer"), item: t.string, answer_id: t.string, answer: t.unknown, score: ItemScore }),
    t.type({ ...base, kind: t.literal("progress"), item: t.string, furthest: t.number, duration: t.number, score: ItemScore }),
    t.type({ ...base, kind: t.literal("reset") }),
    t.type({ ...base, kind: t.literal("course-reset") }),
  ],
  "LessonEvent",
);
export type LessonEvent = t.TypeOf<typeof LessonEvent>;
