import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { sayingOf } from "../kernel/failure.ts";
import { LessonReport } from "./lesson-report.model.ts";

/** An action of the learner that the server refused after the learner had gone on, with the answer that was given and the reason. */
export const RefusedAnswer = t.intersection(
  [t.type({ report: LessonReport, message: t.string }), t.partial({ code: t.string, values: t.record(t.string, t.string) })],
  "RefusedAnswer",
);
export type RefusedAnswer = t.TypeOf<typeof RefusedAnswer>;

/** The refusal to show to the learner; null where the learner can do nothing about it, as when a step was only shown. */
export const refusedAnswer = (report: LessonReport, failure: Failure): RefusedAnswer | null =>
  report.kind === "shown" ? null : { report, ...sayingOf(failure) };
