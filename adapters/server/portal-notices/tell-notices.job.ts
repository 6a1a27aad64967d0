import { noProgress } from "../../../core/jobs/job.model.ts";
import { waysOf } from "../../../core/outbox/ways.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job } from "../jobs/job.ts";
import { makeOutbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { announceOpenings } from "./announce.store.ts";
import { type Delivery, deliverAlerts } from "./deliver.store.ts";
import { tellNoticesKind } from "./notice-job-kinds.ts";

const minute = 60;

/**
 * Announces what has opened, then sends the alerts of all notices that wait for them. Every step takes effect once, so a job that is killed or
 * runs twice sends no alert twice.
 */
export const tellNoticesJob = (delivery: Delivery): AnyJob =>
  job(tellNoticesKind, {
    isShort: true,
    schedule: { when: { every: 5 * minute }, input: {} },
    run: async ({ now, step }) => {
      const all = async (work: (tx: Tx) => Promise<boolean>): Promise<void> => {
        const after = { more: true };
        while (after.more)
          await step(async (tx) => {
            after.more = await work(tx);
            return { checkpoint: null, progress: noProgress };
          });
      };
      await all((tx) => announceOpenings(tx, now()));
      await all((tx) => deliverAlerts(tx, delivery, now()));
      return { result: null };
    },
  });

/** The job that announces openings and sends alerts. */
export const jobs: JobContribution = ({ config, sealer, origin }) => [
  tellNoticesJob({ outbox: makeOutbox(sealer, waysOf(config)), origin }),
];
