import * as E from "fp-ts/lib/Either.js";
import { members } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { countedBulk, emptyBulkPlan, plannedBulk } from "../../../core/bulk/bulk-plan.rule.ts";
import { type BulkPlan, bulkTotal } from "../../../core/bulk/bulk-run.model.ts";
import { contactName } from "../../../core/contacts/contact-name.rule.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, JobRefused } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { addSelected, decideBatch } from "./bulk-batch.store.ts";
import { planBulkKind } from "./bulk-kinds.ts";
import { changeRun, readRun, type StoredBulkRun } from "./bulk-run.store.ts";
import { type PreparedBulk, prepareBulk } from "./prepare-bulk.store.ts";
import { selectedContacts } from "./selected-contacts.store.ts";

const batchRows = 1_000;

/** The checkpoint of a plan. */
export type PlanPlace = { readonly after: number; readonly plan: BulkPlan; readonly holder: number | null };

export const planStart: PlanPlace = { after: 0, plan: emptyBulkPlan, holder: null };

/**
 * Stores contacts of a selection and plans the action for them.
 * @param ids in ascending order
 * @returns null when there are none
 */
export const planBatch = async (
  tx: Tx,
  run: Pick<StoredBulkRun, "id">,
  prepared: PreparedBulk,
  { after, plan, holder }: PlanPlace,
  ids: readonly number[],
  now: number,
): Promise<PlanPlace | null> => {
  if (ids.length === 0) return null;
  await addSelected(tx, run.id, ids);
  const { contacts, decisions } = await decideBatch(tx, prepared, { ids, lock: false, now, holder });
  const nameOf = (id: number): string =>
    contactName(contacts.get(id) ?? { con_id: id, first_name: "", last_name: "", email: [], mobile: [] });
  const givesAddress = (prepared.ready.given.email ?? prepared.ready.given.mobile) !== undefined;
  const first = givesAddress ? decisions.find(({ tag }) => tag === "changed") : undefined;
  return { after: ids.at(-1) ?? after, plan: plannedBulk(plan, decisions, nameOf), holder: holder ?? first?.con_id ?? null };
};

/** Ends the planning of a run. */
export const endPlan = (tx: Tx, id: number, plan: BulkPlan): Promise<void> =>
  changeRun(tx, id, { state: "planned", plan, total: bulkTotal(plan.counts) });

/**
 * The actor of a job.
 * @throws JobRefused when the user no longer exists
 */
export const staffOf = ({ actor }: Doer): StaffActor => {
  if (actor.kind !== "staff") throw new JobRefused("Whoever began this is not a user any more.");
  return actor;
};

/**
 * The run of a job and its action, checked against current permissions and fields.
 * @throws JobRefused when it can no longer be done
 */
export const preparedRun = async (
  tx: Tx,
  doer: Doer,
  id: number,
): Promise<{ readonly run: StoredBulkRun; readonly prepared: PreparedBulk }> => {
  const run = await readRun(tx, id);
  if (run === null) throw new JobRefused("What was to be done is not known any more.");
  const prepared = await prepareBulk(tx, staffOf(doer), run.action);
  if (E.isLeft(prepared)) throw new JobRefused(failureMessage(prepared.left));
  return { run, prepared: prepared.right };
};

/** Plans a bulk action in the background. */
export const planBulkJob: AnyJob = job(planBulkKind, {
  access: members("contacts"),
  run: async (context) => {
    const { id } = context.input;
    let place: PlanPlace = context.checkpoint ?? planStart;
    const left = { isMore: true };
    while (left.isMore)
      await context.step(async (tx) => {
        const { run, prepared } = await preparedRun(tx, context.doer(), id);
        const now = context.now();
        const ids = await selectedContacts(
          { tx, viewer: staffOf(context.doer()).role, now, teams: run.teams },
          run.selection,
          place.after,
          batchRows,
        );
        if (E.isLeft(ids)) throw new JobRefused(failureMessage(ids.left));
        const next = await planBatch(tx, run, prepared, place, ids.right, now);
        left.isMore = next !== null;
        place = next ?? place;
        if (next === null) await endPlan(tx, id, place.plan);
        return {
          checkpoint: place,
          progress: { done: bulkTotal(place.plan.counts), total: null, counts: countedBulk(place.plan.counts, []) },
        };
      });
    return { result: null };
  },
  onEnd: async (tx, { input, state, error }, now) => {
    await changeRun(tx, input.id, { state, problem: error, ended_at: now });
    return { result: null };
  },
});

/** The job that plans bulk actions. */
export const jobs: JobContribution = () => [planBulkJob];
