import { members } from "../../../core/access/access-rule.rule.ts";
import { bulkFlagMissing } from "../../../core/bulk/bulk-actions.rule.ts";
import { countedBulk } from "../../../core/bulk/bulk-plan.rule.ts";
import { BulkCounts, type BulkState, bulkTotal, BulkUndo, bulkUndoSeconds, noBulkCounts } from "../../../core/bulk/bulk-run.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, type JobContext, type JobOutcome, JobRefused } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { applyBatch, nextSelected } from "./bulk-batch.store.ts";
import { runBulkKind } from "./bulk-kinds.ts";
import { changeRun, readRun } from "./bulk-run.store.ts";
import { preparedRun, staffOf } from "./plan-bulk.job.ts";
import { countedUndo, nextDone, noBulkUndo, undoBatch } from "./undo-batch.store.ts";

const batchRows = 400;
const afterAll = Number.MAX_SAFE_INTEGER;

const countsFrom = (counts: Readonly<Record<string, number>>): BulkCounts => ({
  ...noBulkCounts,
  ...(BulkCounts.is(counts) ? counts : {}),
});
const undoFrom = (counts: Readonly<Record<string, number>>): BulkUndo => (BulkUndo.is(counts) ? counts : noBulkUndo);

/** Ends a run; unprocessed contacts count as skipped. */
export const endRun = async (
  tx: Tx,
  id: number,
  state: Extract<BulkState, "done" | "cancelled" | "failed">,
  counts: BulkCounts,
  total: number,
  problem: string | null,
  now: number,
): Promise<JobOutcome> => {
  const whole = { ...counts, skipped: counts.skipped + Math.max(0, total - bulkTotal(counts)) };
  const undoFor = counts.changed > 0 ? bulkUndoSeconds : undefined;
  await changeRun(tx, id, { state, counts: whole, problem, ended_at: now, undo_until: undoFor === undefined ? null : now + undoFor });
  return { result: whole, ...(undoFor === undefined ? {} : { undoFor }) };
};

/** Writes an audit log entry for a whole run. */
export const tellOfRun = (
  tx: Tx,
  doer: Doer,
  action: "contacts.bulk" | "contacts.bulk-undo",
  id: number,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> => writeAudit(tx, doer, { action, object_type: "bulk", object_id: id, before: null, after: facts });

const undo = async (context: JobContext<{ readonly id: number }, number>): Promise<JobOutcome> => {
  const { id } = context.input;
  let counts = undoFrom(context.progress.counts);
  let below = context.checkpoint ?? afterAll;
  const run = await context.read((tx) => readRun(tx, id));
  if (run === null) throw new JobRefused("What was done is not known any more.");
  const total = run.counts?.changed ?? 0;
  if (bulkFlagMissing(run.action, staffOf(context.doer())) !== null) throw new JobRefused("You do not have permission to do that.");
  const left = { isMore: true };
  while (left.isMore)
    await context.step(async (tx) => {
      const rows = await nextDone(tx, id, below, batchRows);
      left.isMore = rows.length > 0;
      counts = countedUndo(counts, await undoBatch(tx, context.doer(), id, run.action.do, rows));
      below = rows.at(-1)?.con_id ?? below;
      await changeRun(tx, id, left.isMore ? { state: "undoing" } : { state: "undone", undo: counts, undo_until: null });
      if (!left.isMore) await tellOfRun(tx, context.doer(), "contacts.bulk-undo", id, counts);
      return { checkpoint: below, progress: { done: counts.reversed + counts.kept + counts.impossible, total, counts } };
    });
  return { result: counts };
};

/**
 * Runs a bulk action in batches. Each contact is decided again in its current state; contacts, audit log, outcomes and checkpoint are
 * committed together, so that each contact is changed exactly once.
 */
export const runBulkJob: AnyJob = job(runBulkKind, {
  access: members("contacts"),
  undo,
  run: async (context) => {
    const { id } = context.input;
    let counts = countsFrom(context.progress.counts);
    let after = context.checkpoint ?? 0;
    let outcome: JobOutcome = { result: counts };
    const left = { isMore: true };
    while (left.isMore)
      await context.step(async (tx) => {
        const { run, prepared } = await preparedRun(tx, context.doer(), id);
        const total = run.total ?? 0;
        const ids = await nextSelected(tx, id, after, batchRows);
        left.isMore = ids.length > 0;
        counts = countedBulk(counts, await applyBatch(tx, context.doer(), id, prepared, ids));
        after = ids.at(-1) ?? after;
        if (!left.isMore) {
          outcome = await endRun(tx, id, "done", counts, total, null, context.now());
          await tellOfRun(tx, context.doer(), "contacts.bulk", id, { action: run.action, ...counts });
        }
        return { checkpoint: after, progress: { done: bulkTotal(counts), total, counts } };
      });
    return outcome;
  },
  onEnd: async (tx, { id: job_id, input, isUndo, state, error }, now) => {
    const { progress } = await tx.db
      .selectFrom("jobs")
      .select("progress")
      .where("org_id", "=", tx.org)
      .where("job_id", "=", job_id)
      .executeTakeFirstOrThrow();
    const run = await readRun(tx, input.id);
    if (run === null) return { result: null };
    if (!isUndo) return endRun(tx, input.id, state, countsFrom(progress.counts), run.total ?? 0, error, now);
    const counts = undoFrom(progress.counts);
    await changeRun(tx, input.id, { state: "undone", undo: counts, problem: error, undo_until: null });
    return { result: counts };
  },
});

/** The job that runs bulk actions. */
export const jobs: JobContribution = () => [runBulkJob];
