import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

/** The job that announces what has opened, and sends alerts of notices. */
export const tellNoticesKind = jobKind({ kind: "portal-notices.tell", input: t.type({}), checkpoint: t.null });

/** The job that reminds of the last days of courses. */
export const remindKind = jobKind({ kind: "portal-notices.remind", input: t.type({}), checkpoint: t.null });
