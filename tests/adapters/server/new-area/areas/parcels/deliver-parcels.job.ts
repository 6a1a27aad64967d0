import * as t from "io-ts";
import type { JobContribution } from "../../../../../../adapters/server/contributions/contribution.ts";
import { job, jobKind } from "../../../../../../adapters/server/jobs/job.ts";
import { deliverParcels } from "./parcels.store.ts";

const kind = jobKind({ kind: "parcels.deliver", input: t.type({}), checkpoint: t.null });

const deliver = job(kind, {
  schedule: { when: { every: 3600 }, input: {} },
  run: async ({ org, now, step }) => {
    await step(async (tx) => {
      const parcels = await deliverParcels(tx, org, now());
      return { checkpoint: null, progress: { done: parcels, total: null, counts: { parcels } } };
    });
    return { result: null };
  },
});

/** Delivering parcels, once an hour. */
export const jobs: JobContribution = () => [deliver];
