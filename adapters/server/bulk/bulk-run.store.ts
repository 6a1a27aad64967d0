import { sql } from "kysely";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import type { BulkRun, BulkState } from "../../../core/bulk/bulk-run.model.ts";
import { bulkTotal } from "../../../core/bulk/bulk-run.model.ts";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import type { Tx } from "../storage/database.ts";

/** A run with its server-only data. */
export type StoredBulkRun = BulkRun & {
  readonly user_id: number;
  readonly selection: ContactSelection;
  readonly teams: readonly number[] | null;
  readonly run_job: number | null;
};

type Row = Omit<StoredBulkRun, "done"> & { readonly progress: number | null };

const columns = sql<Row>`
  b.run_id as id, b.user_id, b.action, b.about, b.selection, b.teams, b.state, b.total, b.plan, b.counts, b.undo, b.problem, b.run_job, b.created_at, b.ended_at, b.undo_until,
  j.job_id as job, (j.progress ->> 'done')::int as progress`;

const from = sql`from bulk_runs b left join jobs j on j.job_id = coalesce((select job_id from jobs where undoes = b.run_job), b.run_job, b.plan_job)`;

const stored = ({ progress, ...row }: Row): StoredBulkRun => ({
  ...row,
  done: progress ?? (row.counts === null ? 0 : bulkTotal(row.counts)),
});

/** The run as it is returned. */
export const shownRun = ({ user_id: _user, selection: _selection, teams: _teams, run_job: _job, ...shown }: StoredBulkRun): BulkRun =>
  shown;

/** A user's latest runs, newest first. */
export const listRuns = async (tx: Tx, user: number, most: number): Promise<readonly StoredBulkRun[]> => {
  const { rows } =
    await sql<Row>`select ${columns} ${from} where b.org_id = ${tx.org} and b.user_id = ${user} order by b.run_id desc limit ${most}`.execute(
      tx.db,
    );
  return rows.map(stored);
};

/** @param lock locks it until this transaction ends */
export const readRun = async (tx: Tx, id: number, lock = false): Promise<StoredBulkRun | null> => {
  const { rows } =
    await sql<Row>`select ${columns} ${from} where b.org_id = ${tx.org} and b.run_id = ${id} ${lock ? sql`for update of b` : sql``}`.execute(
      tx.db,
    );
  return rows[0] === undefined ? null : stored(rows[0]);
};

type Wanted = {
  readonly user: number;
  readonly key: string;
  readonly action: BulkAction;
  readonly about: string;
  readonly selection: ContactSelection;
  readonly teams: readonly number[] | null;
  readonly now: number;
};

/**
 * Stores a run, unless one with the same idempotency key exists.
 * @returns its id, and whether it is new
 */
export const addRun = async (
  tx: Tx,
  { user, key, action, about, selection, teams, now }: Wanted,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const { rows } = await sql<{ id: number }>`
    insert into bulk_runs (org_id, user_id, key, state, action, about, selection, teams, created_at)
    values (${tx.org}, ${user}, ${key}::uuid, 'planning', ${JSON.stringify(action)}::jsonb, ${about}, ${JSON.stringify(selection)}::jsonb, ${teams}::bigint[], ${now})
    on conflict (org_id, user_id, key) do nothing returning run_id as id`.execute(tx.db);
  if (rows[0] !== undefined) return { id: rows[0].id, isNew: true };
  const known = await tx.db
    .selectFrom("bulk_runs")
    .select("run_id")
    .where("org_id", "=", tx.org)
    .where("user_id", "=", user)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return { id: known.run_id, isNew: false };
};

type Change = Partial<{
  state: BulkState;
  total: number;
  plan: BulkRun["plan"];
  counts: BulkRun["counts"];
  undo: BulkRun["undo"];
  problem: string | null;
  plan_job: number;
  run_job: number;
  ended_at: number;
  undo_until: number | null;
}>;

const documents: ReadonlySet<string> = new Set(["plan", "counts", "undo"]);

/** Updates the given properties of a run. */
export const changeRun = async (tx: Tx, id: number, change: Change): Promise<void> => {
  const set = Object.entries(change).map(([key, value]) =>
    documents.has(key) ? sql`${sql.ref(key)} = ${value === null ? null : JSON.stringify(value)}::jsonb` : sql`${sql.ref(key)} = ${value}`,
  );
  await sql`update bulk_runs set ${sql.join(set)} where org_id = ${tx.org} and run_id = ${id}`.execute(tx.db);
};
