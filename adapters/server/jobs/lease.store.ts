import { sql } from "kysely";
import type { JobProgress } from "../../../core/jobs/job.model.ts";
import { planned, type Tx } from "../storage/database.ts";
import type { JobOutcome, Step } from "./job.ts";

/** Seconds for which a process holds a job unless it renews the lease. */
export const leaseSeconds = 30;

/**
 * A job leased by this process.
 * @property tries including this one
 */
export type Taken = {
  readonly job_id: number;
  readonly org_id: number;
  readonly kind: string;
  readonly user_id: number | null;
  readonly input: unknown;
  readonly checkpoint: unknown;
  readonly progress: JobProgress;
  readonly undoes: number | null;
  readonly tries: number;
  readonly lease_token: string;
};

/**
 * Leases the job of these kinds that has been due longest; one with an expired lease counts as due. No two processes take the same job.
 * Jobs from before their organisation was closed wait until it is taken back.
 */
export const takeJob = async (tx: Tx, kinds: readonly string[], token: string, now: number): Promise<Taken | null> => {
  const [taken] = await planned(
    tx,
    sql<Taken>`
    update jobs set state = 'running', lease_token = ${token}::uuid, lease_until = ${now + leaseSeconds}, tries = tries + 1, started_at = coalesce(started_at, ${now})
    where job_id = (
      select job_id from jobs
      where kind = any(string_to_array(${kinds.join()}, ',')) and (state = 'queued' and run_at <= ${now} or state = 'running' and lease_until <= ${now})
        and not exists (select from orgs o where o.org_id = jobs.org_id and jobs.created_at < o.closed_at)
      order by run_at, job_id limit 1 for update skip locked)
    returning job_id, org_id, kind, user_id, input, checkpoint, progress, undoes, tries, lease_token`,
  );
  return taken ?? null;
};

type Held = Pick<Taken, "job_id" | "lease_token">;
const held = ({ job_id, lease_token }: Held) => sql`job_id = ${job_id} and lease_token = ${lease_token}::uuid and state = 'running'`;

/** Whether the process still holds the job, and whether it is to be cancelled. */
export type Hold = "held" | "cancelled" | "lost";

const holdOf = (rows: readonly { readonly cancel_asked: boolean }[]): Hold =>
  rows[0] === undefined ? "lost" : rows[0].cancel_asked ? "cancelled" : "held";

/** Renews the lease of a job. */
export const renewLease = async ({ db }: Tx, job: Held, now: number): Promise<Hold> =>
  holdOf(
    (
      await sql<{
        cancel_asked: boolean;
      }>`update jobs set lease_until = ${now + leaseSeconds} where ${held(job)} returning cancel_asked`.execute(db)
    ).rows,
  );

/** Stores the checkpoint of a step in the transaction of its effects; progress resets the attempts. */
export const keepStep = async ({ db }: Tx, job: Held, step: Step<unknown>, now: number): Promise<Hold> =>
  holdOf(
    (
      await sql<{ cancel_asked: boolean }>`
        update jobs set checkpoint = ${JSON.stringify(step.checkpoint)}::jsonb, progress = ${JSON.stringify(step.progress)}::jsonb, tries = 1, lease_until = ${now + leaseSeconds}
        where ${held(job)} returning cancel_asked`.execute(db)
    ).rows,
  );

type End = {
  readonly state: "done" | "failed" | "cancelled";
  readonly outcome: JobOutcome;
  readonly error: string | null;
  readonly fault: string | null;
};

/** Ends a job; does nothing when another process has leased it since. */
export const endJob = async ({ db }: Tx, job: Held, { state, outcome, error, fault }: End, now: number): Promise<void> => {
  const until = outcome.undoFor === undefined ? null : now + outcome.undoFor;
  await sql`
    update jobs set state = ${state}, result = ${outcome.result === null ? null : JSON.stringify(outcome.result)}::jsonb, error = ${error}, fault = ${fault}, undo_until = ${until}::bigint, lease_token = null, lease_until = null, ended_at = ${now}
    where ${held(job)}`.execute(db);
};

/**
 * Puts a job back into the queue.
 * @param tries the attempts that it counts as having had
 * @param runAt epoch seconds
 */
export const returnJob = async ({ db }: Tx, job: Held, tries: number, runAt: number, fault: string | null): Promise<void> => {
  await sql`update jobs set state = 'queued', tries = ${tries}, run_at = ${runAt}, fault = ${fault}, lease_token = null, lease_until = null where ${held(job)}`.execute(
    db,
  );
};

/** Expires all leases; only where no other process can hold one. */
export const endAllLeases = async ({ db }: Tx, now: number): Promise<void> => {
  await sql`update jobs set lease_until = ${now} where state = 'running' and lease_until > ${now}`.execute(db);
};
