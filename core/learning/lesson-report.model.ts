import * as t from "io-ts";

const reported = {
  /** UUID, the idempotency key of an answer */
  id: t.string,
  /** order of reports within one second */
  seq: t.number,
  course: t.number,
  trigger: t.number,
  item: t.string,
  /** epoch seconds by the device's clock */
  at: t.number,
};

/** A learner's action that the server has not confirmed. */
export const LessonReport = t.union(
  [
    t.type({ ...reported, kind: t.literal("shown") }),
    t.type({ ...reported, kind: t.literal("answer"), answer: t.unknown }),
    t.type({ ...reported, kind: t.literal("played"), time: t.number, furthest: t.number, duration: t.number, rate: t.number }),
  ],
  "LessonReport",
);
export type LessonReport = t.TypeOf<typeof LessonReport>;
