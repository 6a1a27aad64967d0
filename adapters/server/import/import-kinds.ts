import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

const OneImport = t.type({ id: t.number }, "OneImport");

/** Plans an import; it begins anew after a crash, since a plan changes no contact. */
export const planKind = jobKind({ kind: "import.plan", input: OneImport, checkpoint: t.number });

/** Runs an import, or takes it back: the checkpoint is the last row that is done. */
export const runKind = jobKind({ kind: "import.run", input: OneImport, checkpoint: t.number });
