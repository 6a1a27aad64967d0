import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Job } from "../../../core/jobs/job.model.ts";
import { conflict, type Failure, notFound } from "../../../core/kernel/failure.ts";
import { exportState, type StoredState } from "../../../core/org-export/export-state.rule.ts";
import { orgExportRefusals } from "../../../core/org-export/org-export-refusals.ts";
import type { OrgExport } from "../../../core/org-export/org-export.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import { orgExportKind } from "./org-export-kind.ts";

export type ExportCall = Doer & { readonly actor: StaffActor };

type Row = Omit<OrgExport, "state" | "href" | "progress"> & { readonly stored: StoredState; readonly progress: Job["progress"] | null };

const mostListed = 20;

const exportOf = ({ stored, ...row }: Row, now: number): OrgExport => {
  const state = exportState(stored, row.until, now);
  const progress = state === "making" ? row.progress : null;
  return { ...row, state, progress, href: state === "ready" ? `/exports/organisation/${row.id}` : null };
};

const rowsWhere = async ({ db, org }: Tx, where: RawBuilder<unknown>, now: number): Promise<readonly OrgExport[]> => {
  const { rows } = await sql<Row>`
    select e.export_id as id, trim(u.first_name || ' ' || u.last_name) as by, e.state as stored, e.problem, e.bytes, e.created_at, e.until, j.progress
    from org_exports e join users u on u.user_id = e.user_id left join jobs j on j.job_id = e.job_id
    where e.org_id = ${org} and ${where} order by e.export_id desc limit ${mostListed}`.execute(db);
  return rows.map((row) => exportOf(row, now));
};

/** The latest exports of the organisation of a transaction, newest first. */
export const listExports = (tx: Tx, now: number): Promise<readonly OrgExport[]> => rowsWhere(tx, sql`true`, now);

const found = async (tx: Tx, id: number, now: number): Promise<E.Either<Failure, OrgExport>> =>
  E.fromNullable(notFound(orgExportRefusals.no_whole_export))((await rowsWhere(tx, sql`e.export_id = ${id}`, now))[0]);

/** Starts an export; a conflict while another one is being made. */
export const beginExport = async (tx: Tx, call: ExportCall): Promise<E.Either<Failure, OrgExport>> => {
  const { actor, request } = call;
  const { now } = request;
  const { rows } = await sql<{ id: number }>`
    insert into org_exports (org_id, user_id, created_at) values (${actor.org_id}, ${actor.user_id}, ${now}) on conflict do nothing returning export_id as id`.execute(
    tx.db,
  );
  const [made] = rows;
  if (made === undefined) return E.left(conflict(orgExportRefusals.export_running));
  const { id: job } = await enqueue(tx, orgExportKind, { input: { export_id: made.id }, user: actor.user_id, now });
  await sql`update org_exports set job_id = ${job} where org_id = ${actor.org_id} and export_id = ${made.id}`.execute(tx.db);
  await writeAudit(tx, call, { action: "org.export", object_type: "org_export", object_id: made.id, before: null, after: { job_id: job } });
  return found(tx, made.id, now);
};

/** Cancels an export that is being made. */
export const cancelExport = async (tx: Tx, call: ExportCall, id: number): Promise<E.Either<Failure, OrgExport>> => {
  const { now } = call.request;
  const known = await found(tx, id, now);
  if (E.isLeft(known)) return known;
  if (known.right.state !== "making") return E.left(conflict(orgExportRefusals.export_not_running, known.right));
  await sql`
    update jobs set cancel_asked = true where org_id = ${tx.org} and job_id = (select job_id from org_exports where org_id = ${tx.org} and export_id = ${id})`.execute(
    tx.db,
  );
  await writeAudit(tx, call, { action: "org.export-cancel", object_type: "org_export", object_id: id, before: null, after: {} });
  return found(tx, id, now);
};

/**
 * The file of an export that can be downloaded now.
 * @property name for the browser
 */
export type ExportFile = { readonly file_id: string; readonly name: string };

/** The file of an export; null when there is none, or its time is over. */
export const exportFile = async ({ db, org }: Tx, id: number, now: number): Promise<ExportFile | null> => {
  const { rows } = await sql<{ file_id: string; created_at: number }>`
    select file_id, created_at from org_exports where org_id = ${org} and export_id = ${id} and state = 'ready' and file_gone_at is null and until > ${now}`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined
    ? null
    : { file_id: row.file_id, name: `cygnet-export-${new Date(row.created_at * 1_000).toISOString().slice(0, 10)}.zip` };
};
