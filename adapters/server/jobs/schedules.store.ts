import { sql } from "kysely";
import { nextRun } from "../../../core/jobs/next-run.rule.ts";
import type { Tx } from "../storage/database.ts";
import { enqueue } from "./enqueue.store.ts";
import type { AnyJob } from "./job.ts";

type Due = { readonly org_id: number; readonly kind: string; readonly timezone: string };

/**
 * Queues scheduled jobs for every organisation that is not closed: once per due time, no matter how many processes ask, and once for any number of missed
 * times.
 */
export const queueScheduled = async (tx: Tx, jobs: readonly AnyJob[], now: number): Promise<void> => {
  const scheduled = new Map(
    jobs.flatMap((job) => (job.schedule === undefined ? [] : [[job.kind, { job, schedule: job.schedule }] as const])),
  );
  if (scheduled.size === 0) return;
  await sql`
    insert into job_schedules (org_id, kind, next_at) select o.org_id, k.kind, ${now} from orgs o cross join unnest(${[...scheduled.keys()]}::text[]) as k (kind) where o.closed_at is null
    on conflict do nothing`.execute(tx.db);
  const { rows } = await sql<Due>`
    select s.org_id, s.kind, o.timezone from job_schedules s join orgs o using (org_id)
    where s.next_at <= ${now} and o.closed_at is null and s.kind = any(${[...scheduled.keys()]}::text[]) for update of s skip locked`.execute(
    tx.db,
  );
  for (const { org_id, kind, timezone } of rows) {
    const found = scheduled.get(kind);
    if (found === undefined) continue;
    await enqueue({ db: tx.db, org: org_id }, found.job, { input: found.schedule.input, user: null, now, dedupeKey: "scheduled" });
    await sql`update job_schedules set next_at = ${nextRun(found.schedule.when, now, timezone)} where org_id = ${org_id} and kind = ${kind}`.execute(
      tx.db,
    );
  }
};
