import * as t from "io-ts";
import { LessonOutcome } from "./learner-lesson.model.ts";
import { LessonReport } from "./lesson-report.model.ts";

/** A report that the server accepted. */
export const TakenReport = t.type({ report: LessonReport, outcome: LessonOutcome }, "TakenReport");
export type TakenReport = t.TypeOf<typeof TakenReport>;

/** What tabs tell each other about a learner's queue: a report was taken by the server, or another one was queued (its id). */
export const OutboxNews = t.union([TakenReport, t.type({ queued: t.string })], "OutboxNews");
