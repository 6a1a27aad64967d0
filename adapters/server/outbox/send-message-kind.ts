import * as t from "io-ts";
import { jobKind } from "../jobs/job.ts";

/** The job that sends one message. */
export const sendMessageKind = jobKind({ kind: "outbox.send", input: t.type({ message: t.number }), checkpoint: t.null });
