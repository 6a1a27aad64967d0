import * as t from "io-ts";
import { BulkPlan } from "../../../core/bulk/bulk-run.model.ts";
import { jobKind } from "../jobs/job.ts";

const OneRun = t.type({ id: t.number }, "OneBulkRun");

/**
 * Plans a bulk action. The checkpoint: the last contact decided, the plan so far, and the contact that it gave the addresses of the action.
 */
export const planBulkKind = jobKind({
  kind: "contacts.bulk.plan",
  input: OneRun,
  checkpoint: t.type({ after: t.number, plan: BulkPlan, holder: t.union([t.number, t.null]) }),
});

/** Runs or undoes a bulk action; the checkpoint is the last completed contact. */
export const runBulkKind = jobKind({ kind: "contacts.bulk", input: OneRun, checkpoint: t.number });
