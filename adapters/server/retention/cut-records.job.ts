import * as t from "io-ts";
import { cutBefore } from "../../../core/retention/decide-retention.rule.ts";
import { retentionKeys } from "../../../core/retention/retention-kinds.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { cutRecords } from "./kept-records.store.ts";
import { storedRetention } from "./retention.store.ts";

const rowsAtOnce = 1_000;
const kind = jobKind({ kind: "retention.cut", input: t.type({}), checkpoint: t.type({ gone: t.record(t.string, t.number) }) });

/** Deletes every night, in batches, the records that are older than the organisation keeps them; their number is in the audit log. */
export const cutRecordsJob: AnyJob = job(kind, {
  schedule: { when: { dailyAt: "03:30" }, input: {} },
  run: async ({ org, checkpoint, read, step, now, doer }) => {
    let gone: Readonly<Record<string, number>> = checkpoint?.gone ?? {};
    const { days } = await read(storedRetention);
    const progress = (counts: Readonly<Record<string, number>>) => {
      const done = Object.values(counts).reduce((sum, n) => sum + n, 0);
      return { checkpoint: { gone: counts }, progress: { done, total: null, counts } };
    };
    for (const key of retentionKeys) {
      const before = cutBefore(days[key], now());
      if (before === null) continue;
      const last = { counted: gone, isMore: true };
      while (last.isMore) {
        // A step may run again after a conflict: what it counts is taken over once it has ended.
        await step(async (tx) => {
          const cut = await cutRecords(tx, key, before, rowsAtOnce);
          last.counted = cut > 0 ? { ...gone, [key]: (gone[key] ?? 0) + cut } : gone;
          last.isMore = cut === rowsAtOnce;
          return progress(last.counted);
        });
        gone = last.counted;
      }
    }
    if (Object.keys(gone).length > 0)
      await step(async (tx) => {
        await writeAudit(tx, doer(), { action: "org.retention-cut", object_type: "org", object_id: org, before: null, after: gone });
        return progress(gone);
      });
    return { result: gone };
  },
});

/** The job that deletes old records. */
export const jobs: JobContribution = () => [cutRecordsJob];
