import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import {
  decideImportPlan,
  decideImportRun,
  decideImportSettings,
  decideImportUndo,
  noImport,
} from "../../../core/import/decide-import.rule.ts";
import { guessMapping } from "../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../core/import/import-mapping.model.ts";
import type { PlanRow } from "../../../core/import/import-plan.model.ts";
import type { ImportSettings } from "../../../core/import/import-settings.model.ts";
import { type Import, isUnderWay } from "../../../core/import/import.model.ts";
import type { PlanPage, PlanQuery } from "../../../core/import/imports.port.ts";
import { storedColumns } from "../../../core/import/secret-columns.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { KeptFile, Request } from "../http/call.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { makeJobStore } from "../jobs/jobs.store.ts";
import type { Tx } from "../storage/database.ts";
import { planKind, runKind } from "./import-kinds.ts";
import { changeImport, listImports, readImport, shownImport, type StoredImport } from "./import-row.store.ts";
import { importTargets } from "./import-targets.store.ts";
import type { Inspected } from "./inspect-file.flow.ts";

export type ImportCall = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request };
type Answer<A = Import> = Promise<E.Either<Failure, A>>;

const mostListed = 20;
const planPageRows = 50;
/** Imports in the transaction of one call. */
export const makeImports = ({ tx, actor, request }: ImportCall) => {
  const { now } = request;
  const viewer = actor.role;
  const audit = (action: string, id: number, after: Readonly<Record<string, unknown>>): Promise<void> =>
    writeAudit(tx, { actor, request }, { action, object_type: "import", object_id: id, before: null, after });
  const reread = async (id: number): Answer => {
    const stored = await readImport(tx, viewer, id);
    return stored === null ? noImport : E.right(shownImport(stored));
  };
  const withImport = async <A>(id: number, work: (stored: StoredImport) => Answer<A>): Answer<A> => {
    const stored = await readImport(tx, viewer, id, true);
    return stored === null ? noImport : work(stored);
  };

  return {
    list: async (): Answer<readonly Import[]> => E.right((await listImports(tx, viewer, mostListed)).map(shownImport)),
    get: (id: number): Answer => reread(id),
    add: async (file: KeptFile, filename: string, { layout, columns }: Inspected): Answer => {
      const targets = await importTargets(tx, viewer);
      const mapping = guessMapping(columns, targets);
      const kept = storedColumns(columns, mapping, targets);
      const { rows } = await sql<{ id: number }>`
        insert into imports (org_id, user_id, file_id, filename, bytes, state, layout, columns, mapping, options, holds_secrets, created_at)
        values (${tx.org}, ${actor.user_id}, ${file.id}::uuid, ${filename}, ${file.bytes}, 'mapping', ${JSON.stringify(layout)}::jsonb, ${JSON.stringify(kept.columns)}::jsonb, ${JSON.stringify(mapping)}::jsonb, ${JSON.stringify(firstOptions)}::jsonb, ${kept.holds_secrets}, ${now})
        returning import_id as id`.execute(tx.db);
      const id = rows[0]?.id ?? 0;
      await audit("import.upload", id, { filename, bytes: file.bytes });
      return reread(id);
    },
    change: (id: number, settings: ImportSettings, inspected: Inspected | null): Answer =>
      withImport(id, async (stored) => {
        const decision = decideImportSettings(stored, settings, inspected);
        if (E.isLeft(decision)) return decision;
        await changeImport(tx, id, decision.right);
        return reread(id);
      }),
    plan: (id: number): Answer =>
      withImport(id, async (stored) => {
        const decision = decideImportPlan(stored);
        if (E.isLeft(decision)) return decision;
        if (decision.right === null) return E.right(shownImport(stored));
        const job = await enqueue(tx, planKind, { input: { id }, user: actor.user_id, now, subject: stored.filename });
        await changeImport(tx, id, { state: "planning", plan: null, problem: null, plan_job: job.id });
        return reread(id);
      }),
    rows: (id: number, { decision, page }: PlanQuery): Answer<PlanPage> =>
      withImport(id, async ({ plan, targets, unseen }) => {
        const count = plan?.[decision] ?? 0;
        const { rows } = await sql<PlanRow>`
          select row_no as row, decision, who, con_id, changes, cause, col as column, value from import_plan
          where org_id = ${tx.org} and import_id = ${id} and decision = ${decision} order by row_no limit ${planPageRows} offset ${(page - 1) * planPageRows}`.execute(
          tx.db,
        );
        const seen = new Set(targets.map((target) => target.id));
        const shown = (row: PlanRow): PlanRow => ({
          ...row,
          changes: row.changes.filter(({ field }) => seen.has(field)),
          ...(unseen.size > 0 && decision === "error"
            ? { who: "", value: row.column !== null && !unseen.has(row.column) ? row.value : "" }
            : {}),
        });
        return E.right({ results: rows.map(shown), page, pages: pagesFor(count, planPageRows), count });
      }),
    run: (id: number, plan: number | null = null): Answer =>
      withImport(id, async (stored) => {
        const decision = decideImportRun(stored, plan);
        if (E.isLeft(decision)) return decision;
        if (decision.right === null) return E.right(shownImport(stored));
        const job = await enqueue(tx, runKind, {
          input: { id },
          user: actor.user_id,
          now,
          subject: stored.filename,
          dedupeKey: `import ${id}`,
        });
        await changeImport(tx, id, { state: "queued", run_job: job.id, started_at: now });
        await audit("import.start", id, { filename: stored.filename, total: stored.plan?.total ?? 0, options: stored.options });
        return reread(id);
      }),
    cancel: (id: number): Answer =>
      withImport(id, async (stored) => {
        if (stored.job !== null && isUnderWay(stored))
          await makeJobStore({ tx, user: await jobOwner(tx, stored.job), now }).cancel(stored.job)();
        return reread(id);
      }),
    undo: (id: number): Answer =>
      withImport(id, async (stored) => {
        const decision = decideImportUndo(stored, stored.run_job !== null);
        if (E.isLeft(decision)) return decision;
        if (decision.right === null || stored.run_job === null) return E.right(shownImport(stored));
        const undone = await makeJobStore({ tx, user: await jobOwner(tx, stored.run_job), now }).undo(stored.run_job)();
        if (E.isLeft(undone)) return undone;
        await changeImport(tx, id, { state: "undoing" });
        return reread(id);
      }),
  };
};

const jobOwner = async (tx: Tx, job: number): Promise<number> =>
  (await tx.db.selectFrom("jobs").select("user_id").where("org_id", "=", tx.org).where("job_id", "=", job).executeTakeFirst())?.user_id ??
  0;
