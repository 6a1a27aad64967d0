import { noProgress } from "../../../core/jobs/job.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job } from "../jobs/job.ts";
import { remindKind, tellNoticesKind } from "./notice-job-kinds.ts";
import { type DueLearner, remindLearners } from "./remind.store.ts";
import { dropExpiredLinks } from "./short-links.store.ts";

const hour = 3600;
const day = 24 * hour;
const still = { checkpoint: null, progress: noProgress } as const;

/** Reminds learners of the last days of courses, and deletes expired short links and jobs of notices that ended a day ago. */
export const remindJob: AnyJob = job(remindKind, {
  isShort: true,
  schedule: { when: { every: hour }, input: {} },
  run: async ({ org, now, step }) => {
    const at: { after: DueLearner | null } = { after: { campaign: 0, contact: 0 } };
    while (at.after !== null) {
      const { after } = at;
      await step(async (tx) => {
        at.after = await remindLearners(tx, after, now());
        return still;
      });
    }
    await step(async (tx) => {
      await dropExpiredLinks(tx, now());
      await tx.db
        .deleteFrom("jobs")
        .where("org_id", "=", org)
        .where("kind", "=", tellNoticesKind.kind)
        .where("state", "in", ["done", "failed", "cancelled"])
        .where("ended_at", "<=", now() - day)
        .execute();
      return still;
    });
    return { result: null };
  },
});

/** The job that reminds learners. */
export const jobs: JobContribution = () => [remindJob];
