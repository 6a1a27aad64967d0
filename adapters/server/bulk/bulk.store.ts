import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { bulkFlagMissing } from "../../../core/bulk/bulk-actions.rule.ts";
import { countedBulk } from "../../../core/bulk/bulk-plan.rule.ts";
import { bulkRefusals } from "../../../core/bulk/bulk-refusals.ts";
import { type BulkRow, type BulkRun, isBulkUndoable, noBulkCounts } from "../../../core/bulk/bulk-run.model.ts";
import { bulkSubject } from "../../../core/bulk/bulk-subject.rule.ts";
import type { BulkRowsOf, BulkStore } from "../../../core/bulk/bulk.port.ts";
import { jobRefusals } from "../../../core/jobs/job-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid, notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import type { Request } from "../http/call.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { makeJobStore } from "../jobs/jobs.store.ts";
import type { Tx } from "../storage/database.ts";
import { applyBatch, nextSelected } from "./bulk-batch.store.ts";
import { planBulkKind, runBulkKind } from "./bulk-kinds.ts";
import { addRun, changeRun, listRuns, readRun, shownRun, type StoredBulkRun } from "./bulk-run.store.ts";
import { endPlan, planBatch, planStart } from "./plan-bulk.job.ts";
import { type PreparedBulk, prepareBulk } from "./prepare-bulk.store.ts";
import { endRun, tellOfRun } from "./run-bulk.job.ts";
import { selectedContacts } from "./selected-contacts.store.ts";
import { countedUndo, nextDone, noBulkUndo, undoBatch } from "./undo-batch.store.ts";

type Call = {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly request: Pick<Request, "id" | "ip" | "now"> & Partial<Pick<Request, "teams">>;
};
type Answer<A = BulkRun> = Promise<E.Either<Failure, A>>;

/** Up to this many contacts are processed within the call; a page of a list never has more. */
const mostAtOnce = 250;
const mostListed = 20;
const pageRows = 50;

const missing = E.left(notFound(bulkRefusals.no_action));
const refused = (refusal: Refusal) => E.left(invalid({ run: [refusal] }));

const rowsOf = (of: BulkRowsOf) =>
  of === "refused" || of === "skipped"
    ? sql`(r.outcome = ${of} or ${of === "skipped"}::boolean and r.outcome is null)`
    : sql`r.undo = ${of}`;

/** Bulk actions in the transaction of one call; users see only their own. */
export const makeBulkStore = ({ tx, actor, request }: Call): BulkStore => {
  const { now, teams = null } = request;
  const doer = { actor, request };
  const jobs = makeJobStore({ tx, user: actor.user_id, now });
  const withRun = async <A>(id: number, work: (run: StoredBulkRun) => Answer<A>): Answer<A> => {
    const run = await readRun(tx, id, true);
    return run === null || run.user_id !== actor.user_id ? missing : work(run);
  };
  const reread = async (id: number): Answer => {
    const run = await readRun(tx, id);
    return run === null ? missing : E.right(shownRun(run));
  };
  const planNow = async (id: number, prepared: PreparedBulk, ids: readonly number[]): Answer => {
    const place = await planBatch(tx, { id }, prepared, planStart, ids, now);
    await endPlan(tx, id, (place ?? planStart).plan);
    return reread(id);
  };
  const runNow = async (run: StoredBulkRun): Answer => {
    const prepared = await prepareBulk(tx, actor, run.action);
    if (E.isLeft(prepared)) return prepared;
    const counts = countedBulk(
      noBulkCounts,
      await applyBatch(tx, doer, run.id, prepared.right, await nextSelected(tx, run.id, 0, mostAtOnce)),
    );
    await endRun(tx, run.id, "done", counts, run.total ?? 0, null, now);
    await tellOfRun(tx, doer, "contacts.bulk", run.id, { action: run.action, ...counts });
    return reread(run.id);
  };
  const undoNow = async (run: StoredBulkRun): Answer => {
    const rows = await nextDone(tx, run.id, Number.MAX_SAFE_INTEGER, mostAtOnce);
    const undo = countedUndo(noBulkUndo, await undoBatch(tx, doer, run.id, run.action.do, rows));
    await changeRun(tx, run.id, { state: "undone", undo, undo_until: null });
    await tellOfRun(tx, doer, "contacts.bulk-undo", run.id, undo);
    return reread(run.id);
  };

  return {
    list: () => async () => E.right((await listRuns(tx, actor.user_id, mostListed)).map(shownRun)),
    get: (id) => async () => {
      const run = await readRun(tx, id);
      return run === null || run.user_id !== actor.user_id ? missing : E.right(shownRun(run));
    },
    plan:
      ({ key, action, selection }) =>
      async () => {
        const prepared = await prepareBulk(tx, actor, action);
        if (E.isLeft(prepared)) return prepared;
        const first = await selectedContacts({ tx, viewer: actor.role, now, teams }, selection, 0, mostAtOnce + 1);
        if (E.isLeft(first)) return first;
        const { id, isNew } = await addRun(tx, {
          user: actor.user_id,
          key,
          action,
          about: prepared.right.ready.about,
          selection,
          teams,
          now,
        });
        if (!isNew) return reread(id);
        if (first.right.length === 0) return E.left(invalid({ selection: [bulkRefusals.nobody_selected] }));
        if (first.right.length <= mostAtOnce) return planNow(id, prepared.right, first.right);
        const run = { action, about: prepared.right.ready.about };
        const job = await enqueue(tx, planBulkKind, { input: { id }, user: actor.user_id, now, subject: bulkSubject(run) });
        await changeRun(tx, id, { plan_job: job.id });
        return reread(id);
      },
    run: (id) => () =>
      withRun(id, async (run) => {
        if (run.state === "planning") return refused(bulkRefusals.bulk_planning);
        if (run.state !== "planned") return E.right(shownRun(run));
        if ((run.total ?? 0) <= mostAtOnce) return runNow(run);
        const job = await enqueue(tx, runBulkKind, {
          input: { id },
          user: actor.user_id,
          now,
          subject: bulkSubject(run),
          dedupeKey: `bulk ${id}`,
        });
        await changeRun(tx, id, { state: "running", run_job: job.id });
        return reread(id);
      }),
    cancel: (id) => () =>
      withRun(id, async (run) => {
        if (run.state === "planned") await changeRun(tx, id, { state: "cancelled", ended_at: now });
        else if (run.job !== null) await jobs.cancel(run.job)();
        return reread(id);
      }),
    undo: (id) => () =>
      withRun(id, async (run) => {
        if (run.state === "undoing" || run.state === "undone") return E.right(shownRun(run));
        if (!isBulkUndoable(run, now)) return refused(jobRefusals.not_undoable);
        const lacking = bulkFlagMissing(run.action, actor);
        if (lacking !== null) return E.left(forbidden(failureRefusals.not_permitted, lacking));
        if (run.run_job === null) return undoNow(run);
        const undone = await jobs.undo(run.run_job)();
        if (E.isLeft(undone)) return undone;
        await changeRun(tx, id, { state: "undoing" });
        return reread(id);
      }),
    rows: (id, of, page) => () =>
      withRun(id, async () => {
        const { rows: counted } = await sql<{
          n: number;
        }>`select count(*)::int as n from bulk_rows r where r.org_id = ${tx.org} and r.run_id = ${id} and ${rowsOf(of)}`.execute(tx.db);
        const { rows } = await sql<BulkRow>`
          select r.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, r.cause, r.note
          from bulk_rows r join contacts c on c.con_id = r.con_id where r.org_id = ${tx.org} and r.run_id = ${id} and ${rowsOf(of)}
          order by r.con_id limit ${pageRows} offset ${(page - 1) * pageRows}`.execute(tx.db);
        const count = counted[0]?.n ?? 0;
        return E.right({ results: rows, page, pages: pagesFor(count, pageRows), count });
      }),
  };
};
