import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

const input = t.type({ id: t.number });
/** How many kinds have been moved, and the last record of the next one; '' for none yet. */
const checkpoint = t.type({ kinds: t.number, after: t.string });

/** Moves what a deleted team had. */
export const deleteTeamKind = jobKind({ kind: "teams.delete", input, checkpoint });

/** Restores a team whose deletion was stopped. */
export const restoreTeamKind = jobKind({ kind: "teams.restore", input, checkpoint });
