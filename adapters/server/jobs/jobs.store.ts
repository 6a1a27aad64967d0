import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { type RawBuilder, sql } from "kysely";
import { jobRefusals } from "../../../core/jobs/job-refusals.ts";
import { isActive, isUndoable, type Job } from "../../../core/jobs/job.model.ts";
import type { JobStore } from "../../../core/jobs/jobs.port.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import type { Tx } from "../storage/database.ts";
import { enqueue } from "./enqueue.store.ts";
import { jobColumns } from "./job-row.ts";

const mostListed = 20;
const missing = E.left(notFound(jobRefusals.no_job));

/** The jobs of one user, in the transaction of one call. */
export const makeJobStore = ({ tx, user, now }: { readonly tx: Tx; readonly user: number; readonly now: number }): JobStore => {
  const found = async (id: number, lock: RawBuilder<unknown>): Promise<Job | null> => {
    const { rows } =
      await sql<Job>`select ${jobColumns} from jobs j where j.org_id = ${tx.org} and j.job_id = ${id} and j.user_id = ${user} ${lock}`.execute(
        tx.db,
      );
    return rows[0] ?? null;
  };
  const read = (id: number): Promise<Job | null> => found(id, sql`for update`);
  const change = async (job: Job, set: RawBuilder<unknown>): Promise<E.Either<Failure, Job>> => {
    const { rows } =
      await sql<Job>`update jobs j set ${set} where j.org_id = ${tx.org} and j.job_id = ${job.id} returning ${jobColumns}`.execute(tx.db);
    return rows[0] === undefined ? missing : E.right(rows[0]);
  };
  return {
    list: () => async () => {
      const { rows } =
        await sql<Job>`select ${jobColumns} from jobs j where j.org_id = ${tx.org} and j.user_id = ${user} and not j.dismissed order by j.job_id desc limit ${mostListed}`.execute(
          tx.db,
        );
      return E.right(rows);
    },
    get: (id) => async () => E.fromNullable(notFound(jobRefusals.no_job))(await found(id, sql``)),
    cancel: (id) => async () => {
      const job = await read(id);
      if (job === null) return missing;
      return isActive(job) ? change(job, sql`cancel_asked = true`) : E.right(job);
    },
    undo: (id) => async () => {
      const job = await read(id);
      if (job === null) return missing;
      const already = job.undone_by === null ? null : await read(job.undone_by);
      if (already !== null) return E.right(already);
      if (!isUndoable(job, now)) return E.left(invalid({ job: [jobRefusals.not_undoable] }));
      const { rows } = await sql<{ input: unknown }>`select input from jobs where org_id = ${tx.org} and job_id = ${id}`.execute(tx.db);
      const kind = { kind: job.kind, input: t.unknown, checkpoint: t.unknown };
      return E.right(await enqueue(tx, kind, { input: rows[0]?.input, user, now, subject: job.subject, undoes: id }));
    },
    dismiss: (id) => async () => {
      const job = await read(id);
      if (job === null) return missing;
      return isActive(job) ? E.left(invalid({ job: [jobRefusals.job_active] })) : change(job, sql`dismissed = true`);
    },
  };
};
