import type * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import { watchReport } from "./joined-reports.rule.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import type { LessonReport } from "./lesson-report.model.ts";
import type { LessonTaking } from "./lesson-taking.port.ts";

const waitsFor: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy", "server", "full", "unauthorized"]);

/** Whether a failed report can be retried; any other failure is permanent. */
export const mayWait = ({ tag }: Failure): boolean => waitsFor.has(tag);

/** The longest time ago that the server accepts, seconds; older reports are sent as if they happened then. */
const longestAgo = 31 * 24 * 3600;

/**
 * Sends one report.
 * @param now epoch seconds
 */
export const sendReport = (
  store: Pick<LessonTaking, "answer" | "shown" | "played">,
  report: LessonReport,
  now: number,
): Promise<E.Either<Failure, LessonOutcome>> => {
  const { id, item, attempt } = report;
  const place = { ...report.place, item };
  const when = { ago: Math.min(longestAgo, Math.max(0, now - report.at)), ...(attempt === null ? {} : { attempt }) };
  switch (report.kind) {
    case "shown":
      return store.shown(place, { ...when, id })();
    case "answer":
      return store.answer(place, { ...when, answer: report.answer, answer_id: id })();
    case "played":
      return store.played(place, { ...when, ...watchReport(report), id })();
  }
};
