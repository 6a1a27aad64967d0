import { sql } from "kysely";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { ImportLayout } from "../../../core/import/import-layout.model.ts";
import { skipTarget } from "../../../core/import/import-mapping.model.ts";
import type { ImportMapping, ImportOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, importFileSeconds, type ImportMade, type ImportState } from "../../../core/import/import.model.ts";
import type { Tx } from "../storage/database.ts";
import { importTargets } from "./import-targets.store.ts";

/**
 * An import with its server-only data.
 * @property unseen indexes from 0 of columns that fill fields hidden from the viewer
 */
export type StoredImport = Import & {
  readonly file_id: string;
  readonly user_id: number;
  readonly run_job: number | null;
  readonly timezone: string;
  readonly unseen: ReadonlySet<number>;
};

type Row = Omit<StoredImport, "targets" | "progress" | "file_gone" | "file_until" | "unseen"> & {
  readonly progress: Import["progress"] | null;
  readonly file_gone_at: number | null;
  readonly holds_secrets: boolean;
};

const columns = sql<Row>`
  i.import_id as id, i.filename, i.bytes, i.state, i.layout, i.columns, i.mapping, i.options, i.fixes, i.plan, i.counts, i.undo, i.problem, i.created_at, i.started_at, i.ended_at, i.undo_until, i.made,
  i.file_id::text as file_id, i.user_id, i.run_job, i.file_gone_at, i.holds_secrets, btrim(u.first_name || ' ' || u.last_name) as started_by, o.timezone, j.progress,
  j.job_id as job`;

const from = sql`from imports i join users u on u.user_id = i.user_id join orgs o on o.org_id = i.org_id
  left join jobs j on j.job_id = coalesce((select job_id from jobs where undoes = i.run_job), i.run_job, i.plan_job)`;

const inform = async (tx: Tx, viewer: FieldViewer, rows: readonly Row[]): Promise<readonly StoredImport[]> => {
  const targets = await importTargets(tx, viewer);
  const known = new Set([skipTarget, ...targets.map(({ id }) => id)]);
  return rows.map(({ progress, file_gone_at, holds_secrets, ...row }) => ({
    ...row,
    targets,
    unseen: new Set(row.mapping.flatMap((id, column) => (known.has(id) ? [] : [column]))),
    progress: { done: progress?.done ?? 0, total: progress?.total ?? null },
    file_gone: file_gone_at !== null,
    file_until: (row.ended_at ?? row.created_at) + (holds_secrets ? importFileSeconds.secret : importFileSeconds.plain),
  }));
};

/** The latest imports of the organisation, newest first, with the fields that the viewer may see. */
export const listImports = async (tx: Tx, viewer: FieldViewer, most: number): Promise<readonly StoredImport[]> => {
  const { rows } = await sql<Row>`select ${columns} ${from} where i.org_id = ${tx.org} order by i.import_id desc limit ${most}`.execute(
    tx.db,
  );
  return inform(tx, viewer, rows);
};

/** @param lock locks it until this transaction ends */
export const readImport = async (tx: Tx, viewer: FieldViewer, id: number, lock = false): Promise<StoredImport | null> => {
  const { rows } =
    await sql<Row>`select ${columns} ${from} where i.org_id = ${tx.org} and i.import_id = ${id} ${lock ? sql`for update of i` : sql``}`.execute(
      tx.db,
    );
  return (await inform(tx, viewer, rows))[0] ?? null;
};

/** The import as it is returned, without data of columns that fill fields hidden from the viewer. */
export const shownImport = ({ file_id: _file, user_id: _user, run_job: _job, timezone: _zone, unseen, ...shown }: StoredImport): Import =>
  unseen.size === 0
    ? shown
    : {
        ...shown,
        columns: shown.columns.map((column, at) => (unseen.has(at) ? { name: column.name, samples: [] } : column)),
        fixes: shown.fixes.filter(({ column }) => !unseen.has(column)),
        plan:
          shown.plan === null
            ? null
            : {
                ...shown.plan,
                causes: shown.plan.causes.map((cause) =>
                  cause.column === null || unseen.has(cause.column) ? { ...cause, values: [] } : cause,
                ),
              },
      };

type Change = Partial<{
  state: ImportState;
  layout: ImportLayout;
  columns: Import["columns"];
  mapping: ImportMapping;
  options: ImportOptions;
  fixes: Import["fixes"];
  plan: Import["plan"];
  counts: Import["counts"];
  undo: Import["undo"];
  made: ImportMade;
  holds_secrets: boolean;
  problem: string | null;
  plan_job: number;
  run_job: number;
  started_at: number;
  ended_at: number;
  undo_until: number | null;
}>;

const documents: ReadonlySet<string> = new Set(["layout", "columns", "mapping", "options", "fixes", "plan", "counts", "undo", "made"]);

/** Updates the given properties of an import. */
export const changeImport = async (tx: Tx, id: number, change: Change): Promise<void> => {
  const set = Object.entries(change).map(([key, value]) =>
    documents.has(key) ? sql`${sql.ref(key)} = ${value === null ? null : JSON.stringify(value)}::jsonb` : sql`${sql.ref(key)} = ${value}`,
  );
  await sql`update imports set ${sql.join(set)} where org_id = ${tx.org} and import_id = ${id}`.execute(tx.db);
};
