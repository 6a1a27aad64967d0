import * as t from "io-ts";
import { isKeyDue } from "../../../core/organisation/org-key.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { job, jobKind } from "../jobs/job.ts";
import { currentKey, forgetKeys, replaceKey } from "./org-keys.store.ts";

const kind = jobKind({ kind: "org.keys", input: t.type({}), checkpoint: t.type({}) });
const hour = 3600;

/** Makes the key pair of each organisation, replaces it after a year, and deletes old ones 30 days later. */
export const jobs: JobContribution = ({ sealer }) => [
  job(kind, {
    schedule: { when: { every: hour }, input: {} },
    isShort: true,
    run: async ({ step, now }) => {
      await step(async (tx) => {
        const key = await currentKey(tx);
        if (key === null || isKeyDue(key.created_at, now())) await replaceKey(tx, sealer, now());
        else await forgetKeys(tx, now());
        return { checkpoint: {}, progress: { done: 1, total: 1, counts: {} } };
      });
      return { result: null };
    },
  }),
];
