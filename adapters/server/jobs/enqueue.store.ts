import { sql } from "kysely";
import { type Job, noProgress } from "../../../core/jobs/job.model.ts";
import type { Tx } from "../storage/database.ts";
import { jobColumns } from "./job-row.ts";
import type { JobKind } from "./job.ts";

type Wanted<I> = {
  readonly input: I;
  /** the user who starts it; null for the system */
  readonly user: number | null;
  readonly now: number;
  /** what it is about in words, such as a file name */
  readonly subject?: string;
  /** deduplication key: while a job of the kind with this key is queued or running, that job is returned */
  readonly dedupeKey?: string;
  /** earliest start in epoch seconds */
  readonly runAt?: number;
  readonly undoes?: number;
};

/**
 * Queues a job in the transaction of the call that requests it: no commit, no job.
 * @returns the new job, or the existing one with the same key
 */
export const enqueue = async <I, C>(
  tx: Tx,
  { kind, input: codec }: JobKind<I, C>,
  { input, user, now, subject = "", dedupeKey, runAt = now, undoes }: Wanted<I>,
): Promise<Job> => {
  const { rows } = await sql<Job>`
    insert into jobs as j (org_id, kind, user_id, subject, input, progress, dedupe_key, run_at, undoes, created_at)
    values (${tx.org}, ${kind}, ${user}, ${subject}, ${JSON.stringify(codec.encode(input))}::jsonb, ${JSON.stringify(noProgress)}::jsonb, ${dedupeKey ?? null}, ${runAt}, ${undoes ?? null}, ${now})
    on conflict do nothing returning ${jobColumns}`.execute(tx.db);
  const added = rows[0] ?? (await alreadyThere(tx, kind, dedupeKey ?? null, undoes ?? null));
  if (added === undefined) throw new Error(`A job of the kind ${kind} could not be queued.`);
  return added;
};

const alreadyThere = async (tx: Tx, kind: string, dedupeKey: string | null, undoes: number | null): Promise<Job | undefined> => {
  const { rows } = await sql<Job>`
    select ${jobColumns} from jobs j where j.org_id = ${tx.org}
      and (j.undoes = ${undoes} or j.kind = ${kind} and j.dedupe_key = ${dedupeKey} and j.state in ('queued', 'running')) order by j.job_id desc limit 1`.execute(
    tx.db,
  );
  return rows[0];
};
