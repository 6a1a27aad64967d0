import * as t from "io-ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { sweepPages } from "./sweep-pages.store.ts";

const day = 24 * 3_600;
const rowsAtOnce = 100;

const kind = jobKind({ kind: "portal_pages.sweep", input: t.type({}), checkpoint: t.type({ rows: t.number }) });

/** Deletes pages of the portal that were deleted 90 days ago. */
const sweepPagesJob: AnyJob = job(kind, {
  schedule: { when: { every: day }, input: {} },
  run: async ({ checkpoint, step, now }) => {
    let { rows } = checkpoint ?? { rows: 0 };
    const left = { isMore: true };
    while (left.isMore)
      await step(async (tx) => {
        const gone = await sweepPages(tx, now() - portalLimits.binSeconds, rowsAtOnce);
        rows += gone;
        left.isMore = gone >= rowsAtOnce;
        return { checkpoint: { rows }, progress: { done: rows, total: null, counts: { rows } } };
      });
    return { result: { rows } };
  },
});

/** The job that sweeps pages of the portal. */
export const jobs: JobContribution = () => [sweepPagesJob];
