import * as t from "io-ts";
import { noProgress } from "../../../core/jobs/job.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { sendMessageKind } from "./send-message-kind.ts";

const hour = 3600;
const day = 24 * hour;

const kind = jobKind({ kind: "outbox.tidy", input: t.type({}), checkpoint: t.null });

/** For how long it is kept that the product itself wrote to somebody, in seconds; what staff sent stays with the contact. */
const ownKept = 90 * day;

/**
 * Wipes the content of messages whose secret works no more, and forgets the jobs that sent messages a day ago, and pins and resets of a
 * quarter of a year ago with their addresses.
 */
export const tidyOutboxJob: AnyJob = job(kind, {
  isShort: true,
  schedule: { when: { every: hour }, input: {} },
  run: async ({ org, now, step }) => {
    await step(async ({ db }) => {
      await db
        .updateTable("outbox")
        .set({ sealed: null })
        .where("org_id", "=", org)
        .where("sealed", "is not", null)
        .where("secret_until", "<=", now())
        .execute();
      await db
        .deleteFrom("jobs")
        .where("org_id", "=", org)
        .where("kind", "=", sendMessageKind.kind)
        .where("state", "in", ["done", "failed", "cancelled"])
        .where("ended_at", "<=", now() - day)
        .execute();
      await db
        .deleteFrom("outbox")
        .where("org_id", "=", org)
        .where("con_id", "is", null)
        .where("state", "in", ["sent", "failed"])
        .where("created_at", "<=", now() - ownKept)
        .execute();
      return { checkpoint: null, progress: noProgress };
    });
    return { result: null };
  },
});

/** Wiping messages whose time is over. */
export const jobs: JobContribution = () => [tidyOutboxJob];
