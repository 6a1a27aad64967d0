import * as t from "io-ts";
import { ItemScore } from "../lessons/item-score.model.ts";

const base = {
  /** epoch seconds */
  at: t.number,
  /** whether it completed the lesson */
  completes: t.boolean,
};

/** Whose doing an answer is, where it is not the learner's: a visitor's click, a provider's word. */
const byOthers = t.partial({ by: t.literal("others") });

/** A learner's action in a lesson with its grade, so that it can be replayed without grading it again. */
export const LessonEvent = t.union(
  [
    t.type({ ...base, kind: t.literal("shown"), item: t.string, score: ItemScore }),
    t.intersection([
      t.type({ ...base, kind: t.literal("answer"), item: t.string, answer_id: t.string, answer: t.unknown, score: ItemScore }),
      byOthers,
    ]),
    t.type({ ...base, kind: t.literal("progress"), item: t.string, furthest: t.number, duration: t.number, score: ItemScore }),
    t.type({ ...base, kind: t.literal("reset") }),
    t.type({ ...base, kind: t.literal("course-reset") }),
  ],
  "LessonEvent",
);
export type LessonEvent = t.TypeOf<typeof LessonEvent>;
