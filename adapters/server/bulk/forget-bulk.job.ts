import * as t from "io-ts";
import { sql } from "kysely";
import { bulkUndoSeconds } from "../../../core/bulk/bulk-run.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";

const batch = 5_000;
const hour = 3600;

const kind = jobKind({ kind: "contacts.bulk.forget", input: t.type({}), checkpoint: t.type({ rows: t.number }) });

/** Deletes the earlier values stored by a bulk action once it can no longer be undone. */
export const forgetBulkJob: AnyJob = job(kind, {
  schedule: { when: { every: 6 * hour }, input: {} },
  run: async ({ checkpoint, step, now, org }) => {
    let rows = checkpoint?.rows ?? 0;
    const left = { isMore: true };
    while (left.isMore)
      await step(async (tx) => {
        const over = now() - bulkUndoSeconds;
        const { numAffectedRows } = await sql`
          delete from bulk_rows where (run_id, con_id) in (
            select r.run_id, r.con_id from bulk_runs b join bulk_rows r on r.run_id = b.run_id where b.org_id = ${org} and coalesce(b.ended_at, b.created_at) < ${over} order by r.run_id, r.con_id limit ${batch})`.execute(
          tx.db,
        );
        const gone = Number(numAffectedRows ?? 0);
        rows += gone;
        left.isMore = gone === batch;
        if (!left.isMore)
          await sql`delete from bulk_runs where org_id = ${org} and coalesce(ended_at, created_at) < ${over}`.execute(tx.db);
        return { checkpoint: { rows }, progress: { done: rows, total: null, counts: { rows } } };
      });
    return { result: { rows } };
  },
});

/** The job that deletes expired bulk runs. */
export const jobs: JobContribution = () => [forgetBulkJob];
