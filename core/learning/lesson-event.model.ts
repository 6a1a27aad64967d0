import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { ItemScore } from "../lessons/item-score.model.ts";
import { WatchedRanges } from "../video/watched-range.model.ts";
import { PointsRule } from "./points-rule.model.ts";

const base = {
  /** epoch seconds */
  at: t.number,
  /** whether it completed the lesson */
  completes: t.boolean,
};

/** A learner's action in a lesson with its grade, so that it can be replayed without grading it again. */
export const LessonEvent = t.union(
  [
    t.intersection([
      t.type({ ...base, kind: t.literal("shown"), item: t.string, score: ItemScore }),
      /** epoch seconds by the server's clock when a question with a speed bonus was sent */
      t.partial({ clock: t.number }),
    ]),
    t.intersection([
      t.type({ ...base, kind: t.literal("answer"), item: t.string, answer_id: t.string, answer: t.unknown, score: ItemScore }),
      t.partial({
        /** why it has its points */
        rule: PointsRule,
        /** from the first display to the answer by the server's clock, where the time decides */
        seconds: t.number,
        /** the answer is another's doing: a visitor's click, a provider's word */
        by: t.literal("others"),
      }),
    ]),
    t.type({
      ...base,
      kind: t.literal("progress"),
      item: t.string,
      furthest: t.number,
      duration: t.number,
      /** what counts of the report; events of former versions have none */
      ranges: orDefault(WatchedRanges, []),
      /** the part of the recording that learners play, seconds; its end is 0 when not known */
      part: orNull(t.type({ start: t.number, end: t.number })),
      score: ItemScore,
    }),
    t.type({ ...base, kind: t.literal("reset") }),
    t.type({ ...base, kind: t.literal("course-reset") }),
  ],
  "LessonEvent",
);
export type LessonEvent = t.TypeOf<typeof LessonEvent>;
