import * as t from "io-ts";
import { sql } from "kysely";
import { importFileSeconds, importUndoSeconds } from "../../../core/import/import.model.ts";
import type { Config } from "../config.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { dropFile } from "../uploads/upload-folder.ts";

const hour = 3600;
const rowsAtOnce = 5_000;

/** Every decision of a plan, needed to find its rows by index. */
const plannedAs = ["create", "update", "skip", "error"];

const kind = jobKind({ kind: "import.tidy", input: t.type({}), checkpoint: t.type({ files: t.number }) });

const isStill = sql`state not in ('planning', 'queued', 'running', 'undoing')`;
const endOf = sql`coalesce(ended_at, created_at)`;

const filesDue = async (tx: Tx, now: number): Promise<readonly { readonly import_id: number; readonly file_id: string }[]> => {
  const { rows } = await sql<{ import_id: number; file_id: string }>`
    select import_id, file_id::text as file_id from imports
    where org_id = ${tx.org} and file_gone_at is null and ${isStill} and ${endOf} <= ${now}::bigint - case when holds_secrets then ${importFileSeconds.secret}::bigint else ${importFileSeconds.plain}::bigint end
    order by import_id limit 100`.execute(tx.db);
  return rows;
};

/** Deletes the values stored from a file along with it: samples, invalid values, and corrections. */
export const forgetFile = async (tx: Tx, id: number, now: number): Promise<void> => {
  await sql`
    update imports set file_gone_at = ${now}, fixes = '[]',
      columns = (select coalesce(jsonb_agg((c - 'dates') || '{"samples": []}' order by place), '[]') from jsonb_array_elements(columns) with ordinality e (c, place)),
      plan = case when plan is null then null else jsonb_set(plan, '{causes}', (select coalesce(jsonb_agg(c || '{"values": []}' order by place), '[]') from jsonb_array_elements(plan -> 'causes') with ordinality e (c, place))) end
    where org_id = ${tx.org} and import_id = ${id}`.execute(tx.db);
};

const valuesDue = async (tx: Tx, now: number): Promise<number | null> => {
  const { rows } = await sql<{ import_id: number }>`
    select import_id from imports where org_id = ${tx.org} and values_gone_at is null and file_gone_at is not null and ${isStill} and ${endOf} <= ${now - importUndoSeconds} order by import_id limit 1`.execute(
    tx.db,
  );
  return rows[0]?.import_id ?? null;
};

/** The highest row number of an import. */
const lastRow = async ({ db, org }: Tx, id: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    select greatest((select max(row_no) from import_rows where org_id = ${org} and import_id = ${id}),
      (select max(last) from unnest(${plannedAs}::text[]) d (decision), lateral (select max(row_no) as last from import_plan p where p.org_id = ${org} and p.import_id = ${id} and p.decision = d.decision) l), 0) as last`.execute(
    db,
  );
  return rows[0]?.last ?? 0;
};

/**
 * Deletes the values of an import's rows from a row number on, so that earlier rows are not scanned again.
 * @returns the next row number; null when none are left
 */
export const forgetRows = async (tx: Tx, id: number, from: number, now: number): Promise<number | null> => {
  const to = from + rowsAtOnce;
  await sql`delete from import_plan where org_id = ${tx.org} and import_id = ${id} and decision = any(${plannedAs}::text[]) and row_no >= ${from} and row_no < ${to}`.execute(
    tx.db,
  );
  await sql`
    update import_rows set before = null, after = null, value = null
    where org_id = ${tx.org} and import_id = ${id} and row_no >= ${from} and row_no < ${to} and (before is not null or after is not null or value is not null)`.execute(
    tx.db,
  );
  if (to <= (await lastRow(tx, id))) return to;
  await sql`update imports set values_gone_at = ${now} where org_id = ${tx.org} and import_id = ${id}`.execute(tx.db);
  return null;
};

/**
 * Deletes the files of imports 30 days after they ended (after one day if they filled secrets), and then, once they can no longer be
 * undone, the values of each row; the outcomes stay.
 */
export const tidyImportsJob = (config: Pick<Config, "dataFolder">): AnyJob =>
  job(kind, {
    schedule: { when: { every: hour }, input: {} },
    run: async ({ checkpoint, read, step, now }) => {
      let files = checkpoint?.files ?? 0;
      for (let due = await read((tx) => filesDue(tx, now())); due.length > 0; due = await read((tx) => filesDue(tx, now())))
        for (const { import_id, file_id } of due) {
          await dropFile(config, file_id);
          await step(async (tx) => {
            await forgetFile(tx, import_id, now());
            files += 1;
            return { checkpoint: { files }, progress: { done: files, total: null, counts: { files } } };
          });
        }
      for (let id = await read((tx) => valuesDue(tx, now())); id !== null; id = await read((tx) => valuesDue(tx, now()))) {
        const due = id;
        const next: { row: number | null } = { row: 0 };
        while (next.row !== null) {
          const from = next.row;
          await step(async (tx) => {
            next.row = await forgetRows(tx, due, from, now());
            return { checkpoint: { files }, progress: { done: files, total: null, counts: { files } } };
          });
        }
      }
      return { result: { files } };
    },
  });

/** Deletes what imports store about contacts from their rows and plans; the outcomes of the rows stay. */
export const forgetImported = async (tx: Tx, contacts: readonly number[]): Promise<void> => {
  await sql`
    delete from import_plan where org_id = ${tx.org} and (import_id, decision, row_no) in (
      select import_id, decision, row_no from import_plan where con_id = any(${contacts}::bigint[])
      union select r.import_id, d.decision, r.row_no from import_rows r, unnest(${plannedAs}::text[]) d (decision) where r.con_id = any(${contacts}::bigint[]))`.execute(
    tx.db,
  );
  await sql`update import_rows set before = null, after = null, value = null where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(
    tx.db,
  );
};

/** The job that deletes files and values of past imports. */
export const jobs: JobContribution = ({ config }) => [tidyImportsJob(config)];
