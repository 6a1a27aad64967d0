import * as t from "io-ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { sweepLessonFolders, sweepLessons, sweepLessonTraces } from "./sweep-lessons.store.ts";

const hour = 3_600;
const rowsAtOnce = 100;

const kind = jobKind({ kind: "lessons.sweep", input: t.type({}), checkpoint: t.type({ rows: t.number }) });

/** Deletes what has been in the bin of lessons for 90 days, except lessons that a course has had. */
export const sweepLessonsJob: AnyJob = job(kind, {
  schedule: { when: { every: hour }, input: {} },
  run: async ({ checkpoint, step, now }) => {
    let { rows } = checkpoint ?? { rows: 0 };
    const before = now() - lessonLimits.binSeconds;
    for (const sweep of [sweepLessons(before), sweepLessonFolders(before), sweepLessonTraces(before)]) {
      const left = { isMore: true };
      while (left.isMore)
        await step(async (tx) => {
          const gone = await sweep(tx, rowsAtOnce);
          rows += gone;
          left.isMore = gone >= rowsAtOnce;
          return { checkpoint: { rows }, progress: { done: rows, total: null, counts: { rows } } };
        });
    }
    return { result: { rows } };
  },
});

/** The job that sweeps lessons. */
export const jobs: JobContribution = () => [sweepLessonsJob];
