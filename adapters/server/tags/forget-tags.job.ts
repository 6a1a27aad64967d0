import * as t from "io-ts";
import { sql } from "kysely";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { tagUndoSeconds } from "./change-tags.job.ts";
import { changeTagsKind } from "./tag-kinds.ts";

const batch = 5_000;
const kind = jobKind({ kind: "tags.forget", input: t.type({}), checkpoint: t.type({ rows: t.number }) });

/** Deletes what changes of tags stored, once they can no longer be undone. */
export const forgetTagsJob: AnyJob = job(kind, {
  schedule: { when: { every: 24 * 3600 }, input: {} },
  run: async ({ checkpoint, step, now, org }) => {
    let rows = checkpoint?.rows ?? 0;
    const left = { isMore: true };
    while (left.isMore)
      await step(async (tx) => {
        const over = sql`select j.job_id from jobs j where j.org_id = ${org} and j.kind = ${changeTagsKind.kind} and j.ended_at < ${now() - tagUndoSeconds}`;
        const { numAffectedRows } = await sql`
          delete from tag_rows where (job_id, con_id) in (select r.job_id, r.con_id from tag_rows r where r.org_id = ${org} and r.job_id in (${over}) order by r.job_id, r.con_id limit ${batch})`.execute(
          tx.db,
        );
        const gone = Number(numAffectedRows ?? 0);
        rows += gone;
        left.isMore = gone === batch;
        if (!left.isMore) {
          await sql`delete from tag_filters where org_id = ${org} and job_id in (${over})`.execute(tx.db);
          await sql`delete from tags where org_id = ${org} and gone_by in (${over})`.execute(tx.db);
        }
        return { checkpoint: { rows }, progress: { done: rows, total: null, counts: { rows } } };
      });
    return { result: { rows } };
  },
});

/** The job that deletes what is kept for the undo of changes of tags. */
export const jobs: JobContribution = () => [forgetTagsJob];
