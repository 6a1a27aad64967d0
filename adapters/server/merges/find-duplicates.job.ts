import * as t from "io-ts";
import { members } from "../../../core/access/access-rule.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { job, jobKind } from "../jobs/job.ts";
import { findDuplicatePairs } from "./duplicate-pairs.store.ts";

/** Finds contacts who may be the same person. */
export const findDuplicates = jobKind({ kind: "contacts.duplicates", input: t.type({}), checkpoint: t.type({ found: t.number }) });

/** A single step, run every night and on request. */
export const findDuplicatesJob = job(findDuplicates, {
  access: members("contacts"),
  seesAll: true,
  schedule: { when: { dailyAt: "03:10" }, input: {} },
  run: async ({ step, checkpoint, org }) => {
    let found = checkpoint?.found ?? null;
    if (found === null)
      await step(async (tx) => {
        found = await findDuplicatePairs(tx, org);
        return { checkpoint: { found }, progress: { done: 1, total: 1, counts: { pairs: found } } };
      });
    return { result: { pairs: found } };
  },
});

/** The job that finds duplicates. */
export const jobs: JobContribution = () => [findDuplicatesJob];
