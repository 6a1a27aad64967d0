import { sql } from "kysely";
import { type Job, noProgress } from "../../../core/jobs/job.model.ts";
import type { Tx } from "../storage/database.ts";
import { jobColumns } from "./job-row.ts";
import type { JobKind } from "./job.ts";

type Wanted<I> = {
  readonly input: I;
  /** who starts it; null for the product itself */
  readonly user: number | null;
  readonly now: number;
  /** what it is about, in words such as a file's name */
  readonly subject?: string;
  /** while one of the kind with the same key is waiting or under way, that one is meant */
  readonly dedupeKey?: string;
  /** not before; epoch seconds */
  readonly runAt?: number;
  readonly undoes?: number;
};

/**
 * Puts a job into the queue, in the transaction of the call that asks for it: no commit, no job.
 * @returns it, or the one that is there already under its key
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
