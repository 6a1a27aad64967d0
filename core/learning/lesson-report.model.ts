import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { WatchedRanges } from "../video/watched-range.model.ts";
import { LessonPlace } from "./lesson-place.model.ts";

const reported = {
  /** UUID, the idempotency key */
  id: t.string,
  place: LessonPlace,
  /** the attempt it belongs to; null when it is not known, which the server takes for the current one */
  attempt: orNull(t.number),
  item: t.string,
  /** epoch seconds by the device's clock */
  at: t.number,
};
const shown = { kind: t.literal("shown") };
const answered = { kind: t.literal("answer"), answer: t.unknown };
const played = { kind: t.literal("played"), time: t.number, furthest: t.number, duration: t.number, rate: t.number };

/** A learner's action that the server has not confirmed. */
export const LessonReport = t.union(
  [
    t.type({ ...reported, ...shown }),
    t.type({ ...reported, ...answered }),
    t.intersection([t.type({ ...reported, ...played }), t.partial({ ranges: WatchedRanges })]),
  ],
  "LessonReport",
);
export type LessonReport = t.TypeOf<typeof LessonReport>;

const earlier = { id: t.string, course: t.number, trigger: t.number, item: t.string, at: t.number };
const EarlierReport = t.union([t.type({ ...earlier, ...shown }), t.type({ ...earlier, ...answered }), t.type({ ...earlier, ...played })]);

/** Decodes a stored report, also one of the shape before places and attempts; null for anything else. */
export const readReport = (stored: unknown): LessonReport | null => {
  const report = LessonReport.decode(stored);
  if (E.isRight(report)) return report.right;
  const old = EarlierReport.decode(stored);
  if (E.isLeft(old)) return null;
  const { course, trigger, ...rest } = old.right;
  return { ...rest, place: { course, trigger }, attempt: null };
};
