import * as t from "io-ts";
import { BulkPlan } from "../../../core/bulk/bulk-run.model.ts";
import { jobKind } from "../jobs/job.ts";

const OneRun = t.type({ id: t.number }, "OneBulkRun");

/**
 * Works out what an action would do. The checkpoint: the last contact looked at, the plan so far, and whom it gave the addresses of the
 * action.
 */
export const planBulkKind = jobKind({
  kind: "contacts.bulk.plan",
  input: OneRun,
  checkpoint: t.type({ after: t.number, plan: BulkPlan, holder: t.union([t.number, t.null]) }),
});

/** Does an action, or takes it back; the checkpoint is the last contact that is done. */
export const runBulkKind = jobKind({ kind: "contacts.bulk", input: OneRun, checkpoint: t.number });
