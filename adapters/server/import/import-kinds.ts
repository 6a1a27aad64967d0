import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

const OneImport = t.type({ id: t.number }, "OneImport");

/** Plans an import; restarts after a crash, since a plan changes no contact. */
export const planKind = jobKind({ kind: "import.plan", input: OneImport, checkpoint: t.number });

/** Runs or undoes an import; the checkpoint is the last completed row. */
export const runKind = jobKind({ kind: "import.run", input: OneImport, checkpoint: t.number });
